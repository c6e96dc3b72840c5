import { useT } from "@carloom/ui";
import { Rotate3d } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";

const BuildView = lazy(() => import("./build-view.tsx").then(({ BuildView: view }) => ({ default: view })));

/** The picture of an ordered build, which opens it in 3D in its place. */
export function BuildPicture({ id, title, picture }: { id: string; title: string; picture: string | null }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="da-build-picture" data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        aria-label={t("dashboard.builds.turn", { title })}
        aria-expanded={isOpen}
        tabIndex={isOpen ? -1 : 0}
        onClick={() => setOpen(true)}
      >
        {picture ? <img src={picture} alt="" width={320} height={168} loading="lazy" /> : null}
        <Rotate3d aria-hidden size={20} />
      </button>
      {isOpen ? (
        <Suspense fallback={<p role="status">{t("dashboard.builds.loading")}</p>}>
          <BuildView id={id} title={title} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
