import { Contrast } from "lucide-react";
import { CommandButton } from "../commands/command-button.tsx";

/** Dark and light furniture; the view of the car stays as it is. */
export const ThemeButton = () => <CommandButton command="help.theme" icon={<Contrast />} className="st-theme" />;
