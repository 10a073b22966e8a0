/** The CT room: gantry with its rotor, patient table, the operator's monitor and console. */
import { Container } from 'pixi.js';
import { formatUncertainty } from '../../../engine/runtime/format';
import type { PhantomName } from '../../../engine/instruments/ct-phantoms';
import type { CreateScene, Frame, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCtGantry, GANTRY_MM } from '../kit/ct-gantry';
import { createCtPhantom } from '../kit/ct-phantom';
import { createCtTable } from '../kit/ct-table';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { housing, mix } from '../kit/shading';
import { createStageButton } from '../kit/stage-button';
import { createCtMonitor } from './ct-monitor';

type CtFrame = Frame<'ct_scanner'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  readonly gantry: { readonly x: number; readonly y: number; readonly scale: number };
  readonly console: Box | null;
  readonly buttons: { readonly load: Box; readonly warmUp: Box; readonly scan: Box; readonly reconstruct: Box };
  readonly presets: readonly Box[];
}

const row = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const PHONE_BUTTON = row(24, 238, 200, 40);

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 470,
    gantry: { x: 224, y: 278, scale: 1 },
    console: row(442, 456, 502, 74),
    buttons: {
      load: row(454, 472, 60, 42),
      warmUp: row(522, 472, 84, 42),
      scan: row(614, 472, 66, 42),
      reconstruct: row(688, 472, 104, 42),
    },
    presets: [row(804, 463, 62, 28), row(872, 463, 62, 28), row(804, 496, 62, 28), row(872, 496, 62, 28)],
  },
  narrow: {
    benchY: 224,
    gantry: { x: 124, y: 116, scale: 0.5 },
    console: null,
    buttons: { load: PHONE_BUTTON, warmUp: PHONE_BUTTON, scan: PHONE_BUTTON, reconstruct: PHONE_BUTTON },
    presets: [],
  },
};

const PRESETS = [
  { value: 'Brain', label: 'Brain', level: 40, width: 80 },
  { value: 'Soft tissue', label: 'Tissue', level: 40, width: 400 },
  { value: 'Lung', label: 'Lung', level: -600, width: 1500 },
  { value: 'Bone', label: 'Bone', level: 400, width: 1800 },
] as const;

/** How far the table stands out of the bore, stage units down, and how much nearer it looks. */
const OUTSIDE = { y: 128, scale: 1.22 } as const;
/** CSS px of the smallest letters. */
const LEAST_TEXT = 12;
/** Part of the way that the table goes in one frame, and the rotor when it is turned back. */
const GLIDE = 0.12;
const NEAR = 0.004;
/** A jump of the gantry by more than this, degrees, is a turn back. */
const JUMP = 25;

export const createScene: CreateScene<'ct_scanner'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'CT scanner' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const gantry = createCtGantry(context);
  const patient = new Container({ label: 'table with patient' });
  const table = createCtTable(context);
  patient.addChild(table);
  const monitor = createCtMonitor(context);
  const desk = new Container({ label: 'console' });
  root.addChild(backdrop.root, gantry.root, desk, monitor.root);

  // ------------------------------------------------------------ what hands do
  const face = { fill: mix(theme.housing, theme.inkSoft, theme.name === 'dark' ? 0.28 : 0.12), ink: theme.ink };
  const button = (label: string, name: string, action: 'load_patient' | 'warm_up' | 'start_scan' | 'reconstruct') =>
    createStageButton(context, {
      label,
      name,
      ...(action === 'start_scan' ? {} : face),
      press: () => context.dispatch({ do: action }),
    });
  const buttons = {
    load: button('Load', 'Load the patient on to the table', 'load_patient'),
    warmUp: button('Warm up', 'Warm up the tube and calibrate in air', 'warm_up'),
    scan: button('Scan', 'Start the scan', 'start_scan'),
    reconstruct: button('Reconstruct', 'Reconstruct again from the sinogram', 'reconstruct'),
  } as const;
  for (const { root: part } of Object.values(buttons)) root.addChild(part);
  const presets = PRESETS.map(({ value, label, level, width }) => {
    const face = createIlluminatedButton(context);
    const handle = context.handle({
      role: 'button',
      name: `Window for ${value.toLowerCase()}`,
      hint: `Level ${level} HU, width ${width} HU.`,
      press: () => context.dispatch({ do: 'preset', value }),
    });
    root.addChild(face.root);
    return { face, handle, label, level, width };
  });

  // ------------------------------------------------------------ drawing
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let lying: { name: PhantomName; root: Container } | null = null;
  /** 0 in front of the gantry, 1 in the bore. */
  let entered = 0;
  let outside: boolean | null = null;
  let angle = 0;

  function lay(name: PhantomName): void {
    if (lying?.name === name) return;
    lying?.root.destroy({ children: true });
    const phantom = createCtPhantom(context, name, GANTRY_MM);
    patient.addChild(phantom.root);
    lying = { name, root: phantom.root };
    table.y = phantom.foot;
  }

  function drawPatient({ view }: CtFrame): void {
    lay(view.phantom);
    patient.visible = view.loaded;
    const target = view.loaded && view.calibrated ? 1 : 0;
    const distance = target - entered;
    entered = reducedMotion || !view.loaded || Math.abs(distance) < NEAR ? target : entered + GLIDE * distance;
    if (entered !== target) context.redraw();
    // Outside it is in front of the shell; inside, behind the rays and cut off by nothing but the bore.
    const before = entered < 0.5;
    if (before !== outside) {
      outside = before;
      (before ? gantry.root : gantry.inside).addChild(patient);
    }
    patient.y = OUTSIDE.y * (1 - entered);
    patient.scale.set(OUTSIDE.scale + (1 - OUTSIDE.scale) * entered);
  }

  function drawGantry({ view, shown }: CtFrame): void {
    gantry.mount(view.geometry);
    const distance = view.angle - angle;
    angle = reducedMotion || Math.abs(distance) < JUMP ? view.angle : angle + GLIDE * 2 * distance;
    if (angle !== view.angle) context.redraw();
    gantry.turn(angle);
    gantry.shine(view.stage === 'scanning' || view.warmUp !== null);
    gantry.say(view.warmUp === null ? `${shown.gantry_angle.text}°` : `air ${Math.round(100 * view.warmUp)} %`);
  }

  function drawButtons({ view, params }: CtFrame): void {
    const busy = view.stage === 'scanning' || view.stage === 'reconstructing' || view.warmUp !== null;
    const can = {
      load: !view.loaded,
      warmUp: !busy,
      scan: !busy,
      reconstruct: !busy && view.acquired > 0,
    };
    for (const id of ['load', 'warmUp', 'scan', 'reconstruct'] as const) buttons[id].enable(can[id]);
    if (narrow) {
      const next = !view.loaded ? 'load' : view.calibrated || view.warmUp !== null ? 'scan' : 'warmUp';
      for (const id of ['load', 'warmUp', 'scan', 'reconstruct'] as const) buttons[id].show(id === next);
    }
    for (const { face, label, level, width } of presets) {
      face.set(label, params.window_level === level && params.window_width === width);
    }
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      backdrop.resize(stage, layout.benchY);
      gantry.root.position.set(layout.gantry.x, layout.gantry.y);
      gantry.root.scale.set(layout.gantry.scale);
      gantry.fitText((LEAST_TEXT * stage.pixel) / layout.gantry.scale);
      for (const child of desk.removeChildren()) child.destroy();
      if (layout.console) {
        const top = housing(theme, layout.console.width, layout.console.height, 12);
        top.position.set(layout.console.x, layout.console.y);
        desk.addChild(top);
      }
      for (const id of ['load', 'warmUp', 'scan', 'reconstruct'] as const) {
        const { x, y, width, height } = layout.buttons[id];
        buttons[id].place(x, y, width, height);
        if (!narrow) buttons[id].show(true);
      }
      presets.forEach(({ face, handle }, n) => {
        const box = layout.presets[n];
        face.root.visible = box !== undefined;
        handle.enable(box !== undefined);
        if (!box) return;
        face.root.position.set(box.x, box.y);
        face.lay(box.width, box.height);
        handle.place(box.x, box.y, box.width, box.height);
      });
      monitor.resize(stage);
    },
    draw(frame) {
      drawPatient(frame);
      drawGantry(frame);
      drawButtons(frame);
      monitor.draw(frame);
    },
    describe({ view, params, shown, hidden }) {
      const views = hidden.has('views') ? 'the' : view.views;
      const source = params.beam === '70 keV' ? '70 keV photons' : `a tube at ${params.kvp} kV`;
      const table = !view.loaded
        ? 'The table is empty.'
        : `${view.phantom} lies on the table${view.calibrated ? ', in the bore' : ', in front of the bore'}.`;
      const state =
        view.warmUp !== null
          ? 'The tube warms up and the detectors note their air readings.'
          : view.stage === 'scanning'
            ? `The gantry turns, at ${shown.gantry_angle.text}°; ${view.acquired} of ${views} projections are recorded and the image grows.`
            : view.stage === 'reconstructing'
              ? `The image is made from the sinogram: ${view.added} of ${views} views are in.`
              : view.stage === 'complete'
                ? `The image of ${views} projections is complete.`
                : view.calibrated
                  ? 'The scanner is ready.'
                  : 'The detectors need an air calibration.';
      const { uncertainty } = shown.hu_roi;
      const uncertain =
        uncertainty === null ? '' : `, with a standard uncertainty of ${formatUncertainty(uncertainty)} HU`;
      const measured =
        shown.hu_roi.value === null
          ? ''
          : `In the region of ${params.roi.toLowerCase()} the CT number is ${shown.hu_roi.text} HU${uncertain}.`;
      const noise = shown.noise_sd.value === null ? '' : `The noise in the middle is ${shown.noise_sd.text} HU.`;
      return [
        `A CT scanner with ${view.geometry === 'Fan' ? 'a fan beam' : 'parallel rays'} from ${source}.`,
        table,
        state,
        `The window shows ${params.window_width} HU around ${params.window_level} HU.`,
        measured,
        noise,
        `The dose card reads ${shown.ctdi_vol.text} mGy and ${shown.dlp.text} mGy cm.`,
        view.message ?? '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};
