/** The tray of the free bench: one of each part, to be dragged onto the board or put at the cursor by Enter. */
import { Container, Graphics } from 'pixi.js';
import type { Handle, Point, SceneContext, StageSize } from '../../contract';
import { createBenchPart, type PartKind, type PartView } from './bench-part';
import type { BenchPlan } from './bench-plan';
import { paintTrayFace } from './tray-face';

export interface TrayActions {
  /** The line without holes, and where it was let go. */
  drop(line: string, at: Point): void;
  put(line: string): void;
  /** Whether the board has the supply already: the next battery is one of its own. */
  supplied(): boolean;
}

interface Stock {
  readonly kind: PartKind;
  readonly name: string;
  readonly line: string;
  /** As it is shown in the tray. */
  readonly sample: PartView;
}

const still = { from: 'a1', to: 'c1', line: '', current: 0, voltage: null, filament: 300 } as const;
const STOCK: readonly Stock[] = [
  { kind: 'wire', name: 'Wire', line: 'W', sample: { ...still, kind: 'wire', name: 'W6' } },
  {
    kind: 'battery',
    name: 'Battery',
    line: 'B',
    sample: { ...still, kind: 'battery', name: 'B1', emf: 9, inner: null },
  },
  { kind: 'switch', name: 'Switch', line: 'S open', sample: { ...still, kind: 'switch', name: 'S1', closed: false } },
  {
    kind: 'resistor',
    name: 'Resistor',
    line: 'R 100',
    sample: { ...still, kind: 'resistor', name: 'R1', resistance: 100 },
  },
  { kind: 'lamp', name: 'Lamp', line: 'L', sample: { ...still, kind: 'lamp', name: 'L1' } },
  { kind: 'diode', name: 'Diode', line: 'D', sample: { ...still, kind: 'diode', name: 'D1' } },
  {
    kind: 'capacitor',
    name: 'Capacitor',
    line: 'C 1000u',
    sample: { ...still, kind: 'capacitor', name: 'C1', capacitance: 1e-3 },
  },
  {
    kind: 'fuse',
    name: 'Fuse',
    line: 'F 500m',
    sample: { ...still, kind: 'fuse', name: 'F1', rating: 0.5, blown: false },
  },
  {
    kind: 'ammeter',
    name: 'Ammeter',
    line: 'A 200m',
    sample: { ...still, kind: 'ammeter', name: 'A1', range: '200m' },
  },
  {
    kind: 'voltmeter',
    name: 'Voltmeter',
    line: 'V 10M',
    sample: { ...still, kind: 'voltmeter', name: 'V1', inner: 1e7 },
  },
];
const DISPLAYS: Readonly<Partial<Record<PartKind, { readonly value: string; readonly unit: string }>>> = {
  ammeter: { value: 'A', unit: '' },
  voltmeter: { value: 'V', unit: '' },
};
/** The clamp meter has the last place. */
const PLACES = STOCK.length + 1;
const AWAY = -1e4;

/** Middle of a place in the tray. */
function centre(plan: BenchPlan | null, index: number): Point {
  if (!plan) return { x: 0, y: 0 };
  const { tray, trayRows } = plan;
  const columns = Math.ceil(PLACES / trayRows);
  const row = Math.floor(index / columns);
  return {
    x: tray.x + ((index - row * columns + 0.5) * tray.width) / columns,
    y: tray.y + ((row + (trayRows === 1 ? 0.42 : 0.5)) * tray.height) / trayRows,
  };
}

/** Drags one of the parts out of the tray: `carry` says where it is, null where it lies in its place. */
function stockHandle(
  context: SceneContext<'circuit'>,
  { kind, name, line }: Stock,
  actions: TrayActions,
  carry: (at: Point | null) => void,
): Handle {
  const isBattery = kind === 'battery';
  const lineNow = (): string => (isBattery && actions.supplied() ? 'B 9' : line);
  let carried: Point | null = null;
  return context.handle({
    role: 'point',
    name: `${name} from the tray`,
    hint: 'Drag it onto the board, or press Enter: it goes to the cursor of the board.',
    min: { x: AWAY, y: AWAY },
    max: { x: -AWAY, y: -AWAY },
    step: 1,
    value: { x: 0, y: 0 },
    format: () => (isBattery ? (actions.supplied() ? '9 volts' : 'the supply') : 'in the tray'),
    set: () => {},
    keys: { Enter: () => actions.put(lineNow()) },
    drag(point) {
      carried = point;
      carry(carried);
      return point;
    },
    held(down) {
      if (down) return;
      const at = carried;
      carried = null;
      carry(null);
      if (at) actions.drop(lineNow(), at);
      context.redraw();
    },
  });
}

export function createBenchTray(context: SceneContext<'circuit'>, actions: TrayActions) {
  const { theme } = context;
  const root = new Container({ label: 'tray' });
  const carried = new Container({ label: 'carried' });
  const face = new Graphics();
  root.addChild(face);
  let plan: BenchPlan | null = null;
  let shown = true;
  let on = false;
  let carrying: { readonly index: number; at: Point } | null = null;

  const icons = STOCK.map(({ kind, sample, name }) => {
    const icon = createBenchPart(context, sample);
    const reach = kind === 'wire' ? 30 : 38;
    icon.lay({ x: -reach, y: 0 }, { x: reach, y: 0 });
    icon.show(sample, DISPLAYS[kind] ?? { value: '', unit: '' });
    const label = context.text({ text: name, size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
    root.addChild(label, icon.root);
    return { icon, label };
  });
  const clampLabel = root.addChild(
    context.text({ text: 'Clamp', size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] }),
  );

  const handles = STOCK.map((stock, index) =>
    stockHandle(context, stock, actions, (at) => {
      carrying = at && { index, at };
      carry();
      context.redraw();
    }),
  );

  function carry(): void {
    icons.forEach(({ icon }, index) => {
      const held = carrying?.index === index ? carrying.at : null;
      const { x, y } = held ?? centre(plan, index);
      icon.root.position.set(x, y);
      icon.root.scale.set(held ? 1.15 : plan?.trayRows === 1 ? 0.72 : 0.95);
      (held ? carried : root).addChild(icon.root);
    });
  }
  function enableHandles(): void {
    for (const handle of handles) handle.enable(on && shown);
  }

  return {
    root,
    carried,
    lay(next: BenchPlan, _stage: StageSize): void {
      plan = next;
      const { y, width, height } = next.tray;
      paintTrayFace(face, next.tray, theme, 0.92);
      const columns = Math.ceil(PLACES / next.trayRows);
      const wide = width / columns;
      const high = height / next.trayRows;
      icons.forEach(({ label }, index) => {
        const { x: cx, y: cy } = centre(plan, index);
        label.visible = next.trayRows === 1;
        label.position.set(cx, y + height - 5);
        const top = next.trayRows === 1 ? y : cy - high / 2;
        handles[index]?.place(cx - wide / 2 + 2, top + 2, wide - 4, high - 4);
        handles[index]?.update({ x: cx, y: cy });
      });
      clampLabel.visible = next.trayRows === 1;
      clampLabel.position.set(centre(plan, STOCK.length).x, y + height - 5);
      carry();
    },
    show(next: boolean): void {
      if (next === shown) return;
      shown = next;
      root.visible = next;
      enableHandles();
    },
    enable(next: boolean): void {
      on = next;
      enableHandles();
    },
    /** Where the clamp meter lies when it is put away. */
    clampPlace: (): Point => {
      const { x, y } = centre(plan, STOCK.length);
      return { x, y: y - 10 };
    },
  };
}
