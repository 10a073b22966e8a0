/**
 * The bedside: a monitor over the bed, the ventilator beside it, infusions and a tray of emergency tools. The monitor can fill
 * the stage, to be read across a room. On a phone there are monitor, patient, and the ventilator's screen with its test lung.
 */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext, StageSize } from '../../contract';
import { createRoom } from '../../kit/room/room';
import { createBellowsLung } from './bellows-lung';
import { createBloodGasSlip } from './blood-gas-slip';
import { createCallout } from '../../kit/words/callout';
import { createPatientInBed } from './patient-in-bed';
import { createPatientMonitor } from './patient-monitor';
import { createResuscitationTray } from './resuscitation-tray';
import { createSyringePump } from './syringe-pump';
import { createVentilator } from './ventilator';
import { type Bedside, createBedsideHandles } from './bedside-handles';
import { createBedsideScreens } from './bedside-screens';
import { createBedsideTubing } from './bedside-tubing';
import { bloodGasRows, describeBedside, resuscitationWords } from './bedside-words';

type BedsideFrame = Frame<'icu_monitor_ventilator'>;

/** Where the parts stand, stage units; a phone leaves pump, tray and blood gas to the dock. */
const WIDE = {
  benchY: 470,
  monitor: { x: 8, y: 14, width: 598, height: 328 },
  ventilator: { x: 616, y: 12, width: 338, height: 352 },
  bed: { x: 140, y: 446 },
  bellows: { x: 682, y: 530 },
} as const;
const TALL = {
  benchY: 512,
  monitor: { x: 6, y: 4, width: 628, height: 376 },
  ventilator: { x: 206, y: 500, width: 428, height: 136 },
  bed: { x: 154, y: 494 },
  bellows: { x: 44, y: 632 },
} as const;
const PUMP = { x: 20, y: 520 } as const;
const TRAY = { x: 150, y: 484, width: 446 } as const;
const BELLOWS = { width: 80, height: 148 } as const;
const SLIP = { x: 770, y: 374, width: 184, height: 158 } as const;
const CALLOUT = { x: 300, y: 352 } as const;
/** The large monitor: room around it, and its greatest width. */
const FILLING = { margin: 8, most: 1300 } as const;
/** Above so many stage units to a CSS pixel, only the larger texts have room. */
const ROOMY_PIXEL = 1.2;
/** Above this the texts of the bedside would lie on each other: there the monitor fills the stage. */
const CROWDED_PIXEL = 1.45;
/** mL above PEEP of a deep breath: the drawn lung is full. */
const DEEP_BREATH = 900;
const BELLOWS_SCALE = 1200;
const MOST_NORADRENALINE = 2;
const MOST_FLUID = 3000;

/** Where the monitor lies that fills the stage. */
function largeBox({ width, bleed }: StageSize) {
  const { margin, most } = FILLING;
  const wide = Math.min(most, bleed.width - 2 * margin);
  return { x: (width - wide) / 2, y: bleed.y + margin, width: wide, height: bleed.height - 2 * margin };
}

/** What stands around the bed, in the order in which it is drawn. */
function createBedside(context: SceneContext<'icu_monitor_ventilator'>) {
  const monitor = createPatientMonitor(context);
  const ventilator = createVentilator(context);
  const bed = createPatientInBed(context);
  const pump = createSyringePump(context);
  const tray = createResuscitationTray(context);
  const bellows = createBellowsLung(context, BELLOWS.width, BELLOWS.height, BELLOWS_SCALE);
  const slip = createBloodGasSlip(context);
  const callout = createCallout(context, { size: 13, tone: 'plain' });
  const tubing = createBedsideTubing(context, bed);
  /** What only the bedside view shows. */
  const around = new Container({ label: 'around the bed' });
  around.addChild(pump.root, bed.root, tray.root, bellows.root, slip.root, tubing.root, callout.root);
  return { monitor, ventilator, bed, pump, tray, bellows, slip, callout, tubing, around };
}
type BedsideParts = ReturnType<typeof createBedside>;

/** Pump, tray and slip, which a phone leaves to the dock. */
function layTools({ pump, tray, slip }: BedsideParts, { pixel, type }: StageSize): void {
  pump.root.position.set(PUMP.x, PUMP.y);
  tray.root.position.set(TRAY.x, TRAY.y);
  tray.lay(TRAY.width, pixel <= ROOMY_PIXEL);
  slip.root.position.set(SLIP.x, SLIP.y);
  slip.lay(SLIP.width, SLIP.height, Math.max(12.5, type.small));
}

function drawCare({ bed, bellows, pump, slip, callout }: BedsideParts, frame: BedsideFrame, roomy: boolean): void {
  const { view, params } = frame;
  bed.set(Math.min(1, view.volume / DEEP_BREATH), view.compressing ? view.compression : null);
  bed.attach(view.attached);
  bed.perfuse(view.beating || view.compressing);
  bellows.set(view.volume);
  pump.set(params.noradrenaline.toFixed(2), params.noradrenaline / MOST_NORADRENALINE, 1 - params.fluid / MOST_FLUID);
  pump.caption(roomy ? `${params.fluid} mL\ngiven` : '', 'Noradrenaline', roomy ? 'µg/kg\n/min' : '');
  slip.set(bloodGasRows(frame));
  callout.set(resuscitationWords(frame));
}

export const createScene: CreateScene<'icu_monitor_ventilator'> = (context) => {
  const root = new Container({ label: 'bedside' });
  const room = createRoom(context, { kind: 'clinic' });
  const parts = createBedside(context);
  const { monitor, ventilator, bed, pump, tray, bellows, slip, callout, tubing, around } = parts;
  root.addChild(room.root, around, ventilator.root, monitor.root);
  /** Whether the cables are laid to the patient. */
  let wired: boolean | null = null;
  let stage: StageSize | null = null;
  /** The monitor fills the stage because somebody wanted it large. */
  let large = false;
  let bedside: Bedside = 'wide';
  let page: 'traces' | 'trends' = 'traces';

  const screens = createBedsideScreens(monitor, ventilator);
  const handles = createBedsideHandles(
    context,
    { monitor, ventilator, bed, pump, tray },
    {
      turnPage() {
        page = page === 'traces' ? 'trends' : 'traces';
        context.redraw();
      },
      resizeMonitor() {
        large = !large;
        lay();
        context.redraw();
      },
    },
  );

  function lay(): void {
    if (!stage) return;
    const { layout, pixel } = stage;
    const at = layout === 'tall' ? TALL : WIDE;
    bedside = large || (layout === 'wide' && pixel > CROWDED_PIXEL) ? 'filling' : layout;
    around.visible = ventilator.root.visible = bedside !== 'filling';
    for (const part of [pump, tray, slip]) part.root.visible = bedside === 'wide';
    const place = bedside === 'filling' ? largeBox(stage) : at.monitor;
    monitor.root.position.set(place.x, place.y);
    monitor.lay(place.width, place.height, pixel, true);
    const vent = at.ventilator;
    ventilator.root.position.set(vent.x, vent.y);
    ventilator.lay(vent.width, vent.height, pixel, bedside === 'tall');
    bed.root.position.set(at.bed.x, at.bed.y);
    bellows.root.position.set(at.bellows.x, at.bellows.y);
    if (bedside === 'wide') layTools(parts, stage);
    callout.root.position.set(CALLOUT.x, bedside === 'tall' ? at.monitor.y + at.monitor.height + 4 : CALLOUT.y);
    callout.lay(260);
    wired = null;
    handles.lay(bedside, { monitor: place, ventilator: vent, bed: at.bed, pump: PUMP, tray: TRAY });
  }

  return {
    root,
    resize(next) {
      stage = next;
      room.resize(next, (next.layout === 'tall' ? TALL : WIDE).benchY);
      lay();
    },
    draw(frame, now) {
      if (!stage) return;
      const { attached } = frame.view;
      screens.draw(frame, now, page, bedside === 'filling' ? 3 : bedside === 'tall' ? 1 : 2);
      handles.update(frame, { page });
      if (bedside === 'filling') return;
      if (wired !== attached) {
        tubing.lay(stage.layout === 'tall' ? TALL : WIDE, attached);
        wired = attached;
      }
      drawCare(parts, frame, stage.pixel <= ROOMY_PIXEL);
    },
    describe: describeBedside,
    destroy: () => root.destroy({ children: true }),
  };
};
