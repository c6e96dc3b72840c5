import { useSaving, useStudio } from "../workspace/studio-context.tsx";
import { fileName } from "./save-file.ts";

/** File names after the build's own title. */
export function useOutputName(): (suffix: string) => string {
  const { template } = useStudio();
  const title = useSaving((state) => state.project?.title) ?? template.title;
  return (suffix) => fileName(title, suffix);
}
