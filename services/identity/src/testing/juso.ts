import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a double of Korea's address search answers. */
export type JusoManner = "well" | "slow" | "broken" | "garbage" | "shapeless" | "refuses" | "endless" | "elsewhere";

export type JusoDouble = { url: string; asked: URL[]; manner: JusoManner; close(): Promise<void> };

const juso = (zipNo: string, rn: string) => ({
  zipNo,
  siNm: "서울특별시",
  sggNm: "종로구",
  emdNm: "사직동",
  rn,
  roadAddr: `서울특별시 종로구 ${rn} 1`,
});

const answered = (errorCode: string, list: object[] | null) =>
  JSON.stringify({
    results: { common: { errorCode, errorMessage: "", totalCount: String(list?.length ?? 0) }, juso: list },
  });

/** An address search on a port of its own: two houses of one road for 03051, a wrong neighbour among them. */
export async function jusoDouble(): Promise<JusoDouble> {
  const asked: URL[] = [];
  const double = { asked, manner: "well" as JusoManner };
  const answer: Record<JusoManner, (response: ServerResponse, code: string) => void> = {
    well: (response, code) =>
      response.end(
        answered(
          "0",
          code === "03051" ? [juso(code, "사직로8길"), juso(code, "사직로8길"), juso("03052", "필운대로")] : [],
        ),
      ),
    slow: (response) => void setTimeout(() => response.end(answered("0", [])), 5000).unref(),
    broken: (response) => response.writeHead(500).end("no"),
    garbage: (response) => response.end("<html>busy</html>"),
    shapeless: (response) =>
      response.end(JSON.stringify({ results: { common: { errorCode: "0" }, juso: [{ zipNo: 1 }] } })),
    refuses: (response) => response.end(answered("E0001", null)),
    endless: (response) => response.end(" ".repeat(2_000_000) + answered("0", [])),
    elsewhere: (response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    asked.push(url);
    answer[double.manner](response, url.searchParams.get("keyword") ?? "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(double, {
    url: `http://127.0.0.1:${port}/addrlink/addrLinkApi.do`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
