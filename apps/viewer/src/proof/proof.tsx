import type { ProofPage, ProofSheet } from "@carloom/build";
import { formatDate } from "@carloom/i18n";
import type { Stage } from "@carloom/stage";
import { SkipLink, useT } from "@carloom/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../language.tsx";
import { Viewport } from "../stage/viewport.tsx";
import { TopBar } from "../top-bar.tsx";
import { type Act, createActs } from "./acts.ts";
import { Answer, Decided } from "./answer.tsx";
import { CarPins } from "./car-pins.tsx";
import { Comments } from "./comments.tsx";
import { Gone } from "./gone.tsx";
import { numbered, type Place } from "./pins.ts";
import { Pieces } from "./pieces.tsx";
import "./proof.css";

/** What is printed of an order, for whoever has its link: seen, commented on, and approved by an act of theirs. */
export function Proof({ page }: { page: ProofPage }) {
  const t = useT();
  const { language } = useLanguage();
  const [proof, setProof] = useState<ProofSheet>(page.proof);
  const [stage, setStage] = useState<Stage | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const [acts] = useState(() => createActs(page.token));
  const act: Act = async (wanted) => {
    const done = await acts(wanted);
    if (done.proof) setProof(done.proof);
    return done.code;
  };
  const isOpen = proof.state === "OPEN";
  const choose = useCallback((next: Place) => {
    setPlace(next);
    // the words come next, wherever the place was chosen
    requestAnimationFrame(() => composer.current?.focus());
  }, []);
  const pins = numbered(proof.comments);
  const { decision } = proof;
  const wasDecided = page.proof.decision !== null;
  // the dialog that it was given in is gone, and its button with it
  useEffect(() => {
    if (decision && !wasDecided) sheet.current?.focus();
  }, [decision, wasDecided]);
  if (!proof.isLinkOpen)
    return (
      <div className="vw-app">
        <TopBar />
        <Gone state={proof.state} />
      </div>
    );
  return (
    <div className="vw-app">
      <SkipLink target="proof">{t("proof.skip")}</SkipLink>
      <TopBar />
      <main className="vw-main pf-main">
        {page.shown ? (
          <Viewport
            page={page.shown}
            onStage={setStage}
            overlay={
              stage ? (
                <CarPins
                  stage={stage}
                  pins={pins}
                  draft={place?.kind === "car" ? place : null}
                  lit={lit}
                  onLit={setLit}
                  onPlace={isOpen ? choose : null}
                />
              ) : null
            }
          />
        ) : (
          <p className="vw-none pf-no-car">{t("proof.noCar")}</p>
        )}
        <div className="vw-sheet pf-sheet" id="proof" ref={sheet} tabIndex={-1}>
          <div>
            <p className="pf-order">{t("proof.order", { number: proof.orderNumber, version: proof.version })}</p>
            <h1>{proof.title}</h1>
          </div>
          {decision ? (
            <Decided decision={decision} />
          ) : (
            <p className="pf-lead">
              {t("proof.lead", { count: proof.pieces.length, until: formatDate(language, proof.expiresAt, "long") })}
            </p>
          )}
          {proof.message ? (
            <section className="pf-message" aria-labelledby="pf-message">
              <h2 id="pf-message">{t("proof.message")}</h2>
              <p>{proof.message}</p>
            </section>
          ) : null}
          <Pieces
            pieces={proof.pieces}
            pins={pins}
            draft={place?.kind === "piece" ? place : null}
            lit={lit}
            onLit={setLit}
            onPlace={isOpen ? choose : null}
          />
          <Comments
            comments={proof.comments}
            pieces={proof.pieces}
            pins={pins}
            place={place}
            clear={() => setPlace(null)}
            lit={lit}
            onLit={setLit}
            act={isOpen ? act : null}
            composer={composer}
          />
          {isOpen ? <Answer proof={proof} act={act} /> : null}
        </div>
      </main>
    </div>
  );
}
