import { Camera } from "lucide-react";
import { CommandButton } from "../commands/command-button.tsx";

/** Opens photo, film and files; there is nothing to take before the car stands. */
export const OutputButton = () => <CommandButton command="view.output" icon={<Camera />} className="st-photo-button" />;
