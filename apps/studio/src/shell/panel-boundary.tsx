import { Button, ErrorNote, useT } from "@carloom/ui";
import { Component, type ReactNode } from "react";

type Props = { children: ReactNode };

function Failed({ message }: { message: string }) {
  const t = useT();
  return (
    <div className="st-empty">
      <ErrorNote>{t("studio.panel.failed")}</ErrorNote>
      <p className="text-text-3">{message}</p>
      <Button onClick={() => location.reload()}>{t("studio.panel.reload")}</Button>
    </div>
  );
}

/** Keeps a panel's failure in the panel: the car, the build and the other panels go on. */
export class PanelBoundary extends Component<Props, { message: string | null }> {
  override state: { message: string | null } = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === null ? this.props.children : <Failed message={this.state.message} />;
  }
}
