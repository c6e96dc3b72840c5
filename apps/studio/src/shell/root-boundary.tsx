import { Button, ErrorNote, useT } from "@carloom/ui";
import { Component, type ErrorInfo, type ReactNode } from "react";

/** The page when nothing of the studio can go on. The draft was stored when it was taken down. */
export function Stopped() {
  const t = useT();
  return (
    <main className="st-page">
      <ErrorNote>{t("studio.unloaded.stopped")}</ErrorNote>
      <p className="text-text-2">{t("studio.service.kept")}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t("studio.unloaded.reload")}
      </Button>
    </main>
  );
}

/** The last one: what no part keeps to itself ends here, with a way on instead of an empty page. */
export class RootBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
