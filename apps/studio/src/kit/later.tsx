import {
  Component,
  type ComponentType,
  type ErrorInfo,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { createStore, useStore } from "../lib/store.ts";
import type { Studio } from "../workspace/studio.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { NotLoaded, Unloaded } from "./unloaded.tsx";

/** Grows when what failed is to be tried again. */
const attempts = createStore({ turn: 0 });
/** Tries everything once more that could not be loaded; what works stays as it is. */
export const tryAgain = (): void => attempts.set({ turn: attempts.get().turn + 1 });
export const useAttempt = (): number => useStore(attempts, ({ turn }) => turn);
if (typeof window !== "undefined") window.addEventListener("online", tryAgain);

type BoundaryProps = { turn: number; failed(error: Error): ReactNode; children: ReactNode };
type BoundaryState = { turn: number; error: Error | null };

/** Keeps the failure of a part in that part: the car, the build and everything else go on. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { turn: this.props.turn, error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  static getDerivedStateFromProps({ turn }: BoundaryProps, state: BoundaryState) {
    return state.turn === turn ? null : { turn, error: null };
  }
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }
  override render() {
    const { error } = this.state;
    return error ? this.props.failed(error) : this.props.children;
  }
}

type Later = {
  /** Stands there while the code is fetched. */
  waiting?: ReactNode;
  /** Where the message of a failure stands; `null`: another part speaks for this one. Over the picture unless told. */
  told?: "over" | "panel" | "ledger" | null;
  /** Takes the wish back that brought the part up. Without it the message stays until the part is there. */
  close?(studio: Studio): void;
};

/**
 * A part of the studio whose code comes when it is first shown. What cannot be fetched says so in its place and can be
 * tried again; nothing around it is lost.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, told = "over", close }: Later = {},
): ComponentType<P> {
  const fetched = (turn: number) => {
    const made = { turn, failed: false };
    const part = lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          made.failed = true;
          throw new NotLoaded(cause);
        },
      ),
    );
    return Object.assign(made, { part });
  };
  let latest = fetched(0);
  return function LaterPart(props: P) {
    const turn = useAttempt();
    const studio = useStudio();
    // A rejected fetch is remembered as such: another try, or another wish to see it, needs another one.
    const first = useRef(true);
    if (latest.failed && (first.current || latest.turn !== turn)) latest = fetched(turn);
    useEffect(() => {
      first.current = false;
    }, []);
    const Part = latest.part;
    return (
      <Boundary
        turn={turn}
        failed={(error) =>
          told === null ? null : (
            <Unloaded error={error} place={told} onRetry={tryAgain} onClose={close && (() => close(studio))} />
          )
        }
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
