import { useState } from "react";
import { createRoot } from "react-dom/client";
import en from "../../../i18n/messages/ui.en.json";
import "./main.css";
import "../../src/fonts-ko.css";
import "../../src/fonts-ja.css";
import {
  ArrowGlyph,
  Button,
  Checkbox,
  CrossGlyph,
  Dialog,
  ErrorNote,
  IconButton,
  Mark,
  Menu,
  MessagesProvider,
  NumberField,
  Progress,
  Segmented,
  Select,
  Sheet,
  type SheetStop,
  Skeleton,
  Slider,
  Switch,
  Tabs,
  TextArea,
  TextField,
  ToastProvider,
  Tooltip,
  useToast,
  VerdictBadge,
} from "../../src/index.ts";

const messages: Record<string, string> = en;

function Buttons() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-s3">
      <Button variant="primary" onClick={() => toast("Thank you for your message! We will get back to you soon.")}>
        Launch Customizer <ArrowGlyph />
      </Button>
      <Button>Browse Cars</Button>
      <Button variant="neutral">Apply fix</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="primary" disabled>
        Loading...
      </Button>
      <Button size="small">Small</Button>
      <Button size="large" variant="primary">
        Add build to cart
      </Button>
      <Tooltip text="Closes what is open">
        <IconButton label="Close" icon={<CrossGlyph />} />
      </Tooltip>
      <IconButton label="Pressed" icon={<CrossGlyph />} pressed />
      <Menu
        note="lee@carloom.example"
        items={[
          { id: "a", label: "Garage", keys: "G" },
          { id: "b", label: "Settings", disabled: true },
          "line",
          { id: "c", label: "Sign out" },
        ]}
      >
        {(trigger) => <Button {...trigger}>Menu</Button>}
      </Menu>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Two versions of this build"
        footer={<Button variant="primary">Keep both</Button>}
      >
        <p>Another tab saved a newer one.</p>
      </Dialog>
    </div>
  );
}

function Controls() {
  const [value, setValue] = useState(38);
  const [period, setPeriod] = useState("month");
  const [tab, setTab] = useState("paint");
  return (
    <div className="grid gap-s5 md:grid-cols-2">
      <TextField label="Rest" defaultValue="Min-jun" />
      <TextField label="Message" defaultValue="Hi" error="Minimum length is 10 characters" />
      <TextField label="Disabled" defaultValue="Locked" disabled />
      <Select
        label="Country"
        options={[
          { value: "KR", label: "Korea" },
          { value: "JP", label: "Japan" },
        ]}
      />
      <TextArea label="Message" hint="At least ten characters" />
      <div className="grid gap-s3">
        <Slider label="Flake size" min={0} max={100} value={value} text={`${value / 100}`} onInput={setValue} />
        <NumberField label="Width" value={value} unit="mm" prefix="W" digits={1} onCommit={setValue} />
        <Segmented
          label="Period"
          value={period}
          onChange={setPeriod}
          options={[
            { value: "month", label: "Monthly" },
            { value: "year", label: "Annual" },
          ]}
        />
        <Checkbox label="Compare" defaultChecked />
        <Switch label="Only what fits" defaultChecked />
        <Switch label="Off" />
      </div>
      <Tabs
        label="Panel"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: "paint", label: "Paint", content: "Paint panel" },
          { id: "parts", label: "Parts", content: "Parts panel" },
          { id: "off", label: "Stance", content: "", disabled: true },
        ]}
      />
    </div>
  );
}

function Gallery() {
  const [stop, setStop] = useState<SheetStop>("peek");
  return (
    <main className="grid gap-s7 p-margin pb-s11">
      <Mark name="Carloom" />
      <h1 className="ui-display" id="display">
        Display 118 wide
      </h1>
      <h1>Heading 1 내 차를 3D로 크게</h1>
      <h2>Heading 2 愛車を3Dで</h2>
      <p className="ui-lead">Lead. Everything on this coupe is a part you can buy.</p>
      <p>
        Body. <span className="ui-data">20 × 9.5J ET35, $1,872.00</span>{" "}
        <a className="ui-link" href="#display">
          Text link
        </a>
      </p>
      <Buttons />
      <Controls />
      <div className="grid gap-s3">
        <VerdictBadge verdict="fits">Tyre clears the arch by 14 mm</VerdictBadge>
        <VerdictBadge verdict="warn">6 mm past the arch</VerdictBadge>
        <VerdictBadge verdict="block">Bolt pattern 5×120, this car has 5×114.3</VerdictBadge>
        <VerdictBadge verdict="unknown">Maker gives no offset</VerdictBadge>
        <ErrorNote>Not saved. Your build is kept on this device.</ErrorNote>
        <Progress label="Loading the car" value={0.4} text="0.6 of 1.5 MB" />
        <Skeleton className="h-s9" />
      </div>
      {location.search.includes("sheet") ? (
        <Sheet label="Panel" gripLabel="Panel height" stop={stop} onStop={setStop}>
          <p className="p-s4">Sheet</p>
        </Sheet>
      ) : null}
    </main>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <MessagesProvider t={(key) => messages[key] ?? key}>
      <ToastProvider>
        <Gallery />
      </ToastProvider>
    </MessagesProvider>,
  );
