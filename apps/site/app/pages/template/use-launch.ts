import type { Session } from "@carloom/api-client";
import { PersonalProjectCreateDocument, ProjectDocument } from "@carloom/api-client/threed";
import { useCallback, useEffect, useState } from "react";
import { CHANNEL_PARAMETER, DEFAULT_CHANNEL } from "../../channel/channels.ts";
import { useChannel } from "../../channel/use-channel.ts";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import { LaunchError, type LaunchPort, type LaunchState, launch, prepare, shownAgain } from "./launch.ts";

function portOf(session: Session, title: string): LaunchPort {
  const { threed } = session.clients;
  return {
    lookup: async (templateSlug) => (await threed.tryQuery(ProjectDocument, { templateSlug }))?.project ?? null,
    create: async (templateUuid) => {
      const { personalProjectCreate: made } = await threed.mutate(PersonalProjectCreateDocument, {
        templateUuid,
        input: { title },
      });
      if (!made.project) throw new LaunchError(made.error?.message ?? "");
      return made.project;
    },
  };
}

/** The Launch Customizer button's state and its click, in the canvas's language. */
export function useLaunch(template: { uuid: string; slug: string; title: string }, language: string) {
  const { session, settings } = useSite();
  const visitor = useVisitor();
  const channel = useChannel();
  const [state, setState] = useState<LaunchState>({ phase: "loading" });
  const { uuid, slug, title } = template;
  const user = visitor.user?.id ?? null;
  const checking = visitor.status === "checking";

  useEffect(() => {
    if (!session || checking) return;
    let current = true;
    setState({ phase: "loading" });
    void prepare(portOf(session, title), { uuid, slug }, user !== null).then((next) => current && setState(next));
    return () => {
      current = false;
    };
  }, [session, checking, user, uuid, slug, title]);

  // Coming back with the browser's Back button must find the button usable again.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setState(shownAgain);
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  const userName = visitor.status === "signed-in" ? visitor.userName : null;
  const name = visitor.user?.name ?? null;
  const start = useCallback(async () => {
    if (!session) return;
    setState({ phase: "launching" });
    const launcher = name === null ? null : { userName, name };
    const result = await launch(portOf(session, title), { uuid, slug }, settings.app.canvas, launcher);
    if (!("address" in result)) return setState(result);
    const address = new URL(result.address);
    if (language !== "en") address.searchParams.set("lang", language);
    // the studio's prices are those of the shop that the visitor comes from
    if (channel !== DEFAULT_CHANNEL) address.searchParams.set(CHANNEL_PARAMETER, channel);
    location.assign(address.href);
  }, [session, settings, title, uuid, slug, userName, name, language, channel]);

  return { state, start };
}
