/** Cryostat and oven in one: a chamber with a window, in it a sample with its four probes, or a guarded disc. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createChargeDots } from '../../kit/electric/charge-dots';
import { type Port, portAt } from '../../kit/instruments/socket';
import { contactShadow, housing } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createCarrierDots, type Densities, DOTS_A_DECADE, FIRST_DECADE } from './carrier-dots';
import { CHAMBER, FEEDTHROUGHS, MIDDLE, type ProbeLook, WINDOW } from './chamber-plan';
import { currentPath, drawField, drawSample, roomOf } from './chamber-sample';
import { createProbeHead } from './probe-head';

const COLD = 0x8fd0ff;
const HOT = 0xff7a2e;

export interface ProbeChamber {
  readonly root: Container;
  fit(scale: number, type: TypeSizes): void;
  look(look: ProbeLook): void;
  /** Kelvin; null where it is to be found. `words` stand on the plate of the chamber. */
  warm(kelvin: number | null, words: string): void;
  /** Electrons and holes of a semiconductor; null where there are none, or where they are to be found. */
  carriers(densities: Densities | null): void;
  /** How far charges have drifted, units of the chamber, and since the last picture; null while none flow. */
  flow(drift: number | null, smear: number): void;
  ports(): readonly Port[];
}

/** The window's frame, screws and feedthroughs. */
function createTrim({ metal }: StageTheme): Graphics {
  const trim = new Graphics()
    .roundRect(WINDOW.x - 9, WINDOW.y - 9, WINDOW.width + 18, WINDOW.height + 18, 20)
    .fill(metal[1])
    .stroke({ width: 2, color: metal[2] });
  for (const y of [14, CHAMBER.height - 14])
    for (const x of [14, CHAMBER.width - 14])
      trim.circle(x, y, 4.5).fill(metal[0]).stroke({ width: 1, color: metal[2] });
  for (const { x } of FEEDTHROUGHS) trim.roundRect(x - 11, -4, 22, 16, 4).fill(metal[2]);
  return trim;
}

const createWindowPane = (colour: number): Graphics =>
  new Graphics().roundRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 14).fill(colour);

function createTable(): Graphics {
  const table = new Graphics()
    .roundRect(WINDOW.x + 16, MIDDLE.y + 34, WINDOW.width - 32, 30, 6)
    .fill(0x97a3b1)
    .stroke({ width: 1.5, color: 0x4c5765 });
  return table.rect(WINDOW.x + 20, MIDDLE.y + 36, WINDOW.width - 40, 5).fill({ color: 0xffffff, alpha: 0.3 });
}

/** A reflection in the window. */
function createReflection(): Graphics {
  const { x, y, height } = WINDOW;
  return new Graphics()
    .poly([x + 26, y, x + 120, y, x + 40, y + height, x, y + height, x, y + 66])
    .fill({ color: 0xffffff, alpha: 0.045 });
}

function createWords(context: StageContext) {
  const { ink: colour } = context.theme;
  const title = context.text({ text: 'Cryostat and oven', size: 14, weight: '600', colour, anchor: [0, 0.5] });
  title.position.set(28, 22);
  const plate = context.text({ size: 16, mono: true, weight: '600', colour, anchor: [1, 0.5] });
  plate.position.set(CHAMBER.width - 34, CHAMBER.height - 23);
  const power = `10${Array.from(`${FIRST_DECADE}`, (figure) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(figure)]).join('')}`;
  const legend = context.text({
    text: `carriers: ${DOTS_A_DECADE} dots a power of ten over ${power} cm⁻³`,
    size: 12,
    colour,
    anchor: [0, 0.5],
  });
  legend.position.set(28, CHAMBER.height - 23);
  return { title, plate, legend };
}

const alike = (one: ProbeLook | null, other: ProbeLook): boolean =>
  one !== null &&
  one.form === other.form &&
  one.tone === other.tone &&
  one.mounted === other.mounted &&
  one.fourProbes === other.fourProbes &&
  one.covered === other.covered;

export function createProbeChamber(context: StageContext): ProbeChamber {
  const { theme } = context;
  const root = new Container({ label: 'probe chamber' });
  const shadow = contactShadow(theme, CHAMBER.width * 0.96, 26);
  shadow.position.set(CHAMBER.width / 2, CHAMBER.height);
  const glow = createWindowPane(0xffffff);
  const sample = new Graphics({ label: 'sample' });
  const field = new Graphics({ label: 'current in the sample' });
  const head = createProbeHead(theme);
  const dots = createChargeDots(context, 460, 'electron');
  const carriers = createCarrierDots();
  const { title, plate, legend } = createWords(context);
  root.addChild(
    shadow,
    housing(theme, CHAMBER.width, CHAMBER.height, 22),
    createTrim(theme),
    createWindowPane(theme.name === 'dark' ? 0x141d29 : 0x2a3544),
    glow,
    createTable(),
    sample,
    field,
    dots.root,
    carriers.root,
    head.wires,
    head.root,
    createReflection(),
    title,
    plate,
    legend,
  );

  let drawn: ProbeLook | null = null;
  let shade = Number.NaN;
  /** Where the carriers stand still without a current. */
  let held = 0;

  return {
    root,
    fit(scale, type) {
      const size = Math.min(24, type.small / scale);
      title.style.fontSize = size;
      plate.style.fontSize = Math.min(26, type.text / scale);
      legend.style.fontSize = size;
    },
    look(next) {
      if (alike(drawn, next)) return;
      drawn = next;
      const shown = next.covered ? { ...next, form: 'bar' as const } : next;
      drawSample(sample, shown);
      drawField(field, shown);
      head.draw(shown);
      sample.alpha = next.mounted ? 1 : 0.75;
      dots.lay(next.covered ? [] : currentPath(shown.form));
      carriers.lay(next.covered ? null : roomOf(next.form));
    },
    warm(kelvin, words) {
      plate.text = words;
      const next = kelvin === null ? 0 : Math.round(Math.max(-1, Math.min(1, (kelvin - 293) / 300)) * 40) / 40;
      if (next === shade) return;
      shade = next;
      glow.tint = next < 0 ? COLD : HOT;
      glow.alpha = 0.34 * Math.abs(next);
    },
    carriers(densities) {
      carriers.set(densities);
      legend.visible = carriers.root.visible && legend.x + legend.width < plate.x - plate.width - 12;
    },
    flow(drift, smear) {
      // In a semiconductor its own carriers are seen, also at rest.
      dots.root.visible = drift !== null && !carriers.root.visible;
      held = drift ?? held;
      if (carriers.root.visible) carriers.move(held);
      field.visible = drift !== null;
      if (drift !== null) dots.move(drift, smear);
    },
    ports: () => FEEDTHROUGHS.map((at) => portAt(at, 'top')),
  };
}
