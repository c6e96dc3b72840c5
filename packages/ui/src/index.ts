export {
  AddressFields,
  type AddressFieldsProps,
  type AddressFieldSpec,
  type AddressHelp,
  type AddressPlace,
} from "./address-fields.tsx";
export {
  Button,
  buttonClass,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from "./button.tsx";
export { Checkbox, type CheckProps, Switch } from "./checkbox.tsx";
export { cx } from "./cx.ts";
export { Dialog, type DialogProps } from "./dialog.tsx";
export { Field, type FieldControl, type FieldProps, TextArea, TextField } from "./field.tsx";
export { ArrowGlyph, BlockGlyph, CrossGlyph, DownGlyph, FitsGlyph, UnknownGlyph, WarnGlyph } from "./glyphs.tsx";
export { IconButton, type IconButtonProps } from "./icon-button.tsx";
export { Mark } from "./mark.tsx";
export { Menu, type MenuItem, type MenuProps, type MenuTrigger } from "./menu.tsx";
export { MessagesProvider, type TranslateText, useT } from "./messages.tsx";
export { NumberField, type NumberFieldProps } from "./number-field.tsx";
export { type Box, place, placeBeside, type Side } from "./placement.ts";
export { Progress, type ProgressProps, Skeleton } from "./progress.tsx";
export { afterPause } from "./pause.ts";
export { nextIndex, typeahead } from "./roving.ts";
export { Segmented, type SegmentedProps, type Segment } from "./segmented.tsx";
export { Select, type SelectOption, type SelectProps } from "./select.tsx";
export { Sheet, type SheetProps } from "./sheet.tsx";
export { nearestStop, type SheetStop, STOPS, stopHeight } from "./sheet-stops.ts";
export { SkipLink } from "./skip-link.tsx";
export { Slider, type SliderProps } from "./slider.tsx";
export { type Tab, Tabs, type TabsProps } from "./tabs.tsx";
export { type ToastOptions, ToastProvider, useToast } from "./toast.tsx";
export { Tooltip, type TooltipProps } from "./tooltip.tsx";
export { ErrorNote, isVerdict, VerdictBadge, type VerdictBadgeProps, type VerdictState } from "./verdict.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
