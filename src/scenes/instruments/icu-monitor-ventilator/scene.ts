/**
 * The bedside: a monitor over the bed, the ventilator beside it, infusions and a tray of emergency tools. The monitor can fill
 * the stage, to be read across a room. On a phone there are monitor, patient, and the ventilator's screen with its test lung.
 */
import { Container } from 'pixi.js';
import type { ReadingValue } from '../../../../engine/contract';
import type { CreateScene, Point, StageSize } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { type Port, portAt } from '../../kit/instruments/socket';
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
/** Three leads of the electrocardiogram, oximeter, arterial line. */
const CABLES = [0x59636f, 0x59636f, 0x59636f, 0x2d7fb8, 0xc0453f] as const;
/** Where they hang while nobody is attached: the rail at the bed's foot, from the bed's origin. */
const HOOK = { x: 44, y: -26 } as const;
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

/** What the slip says of ARDS behind a ratio; nothing where the definition does not apply. */
const classWords = ({ value }: { readonly value: ReadingValue }): string =>
  value === 'none' ? 'no ARDS' : String(value ?? '');

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const createScene: CreateScene<'icu_monitor_ventilator'> = (context) => {
  const root = new Container({ label: 'bedside' });
  const room = createRoom(context, { kind: 'clinic' });
  const monitor = createPatientMonitor(context);
  const ventilator = createVentilator(context);
  const bed = createPatientInBed(context);
  const pump = createSyringePump(context);
  const tray = createResuscitationTray(context);
  const bellows = createBellowsLung(context, BELLOWS.width, BELLOWS.height, BELLOWS_SCALE);
  const slip = createBloodGasSlip(context);
  const callout = createCallout(context, { size: 13, tone: 'plain' });
  const tubing = createLeadLayer(context);
  const bare = ['none', 'none'] as const;
  const cables = CABLES.map((colour) => tubing.add({ kind: 'probe', ends: bare, width: 2.4, colour }));
  const hoses = [0, 1].map(() => tubing.add({ kind: 'tube', ends: bare, width: 7 }));
  const lungTube = tubing.add({ kind: 'tube', ends: bare, width: 7 });
  /** Whether the cables are laid to the patient. */
  let wired: boolean | null = null;
  /** What only the bedside view shows. */
  const around = new Container({ label: 'around the bed' });
  around.addChild(pump.root, bed.root, tray.root, bellows.root, slip.root, tubing.root, callout.root);
  root.addChild(room.root, around, ventilator.root, monitor.root);

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

  /** Cables to the patient, or to the rail of the bed while nobody is attached; tubes to mouth and test lung. */
  function layWires(at: typeof WIDE | typeof TALL, attached: boolean): void {
    const onBed = ({ x, y }: Point, dx = 0, dy = 0): Point => ({ x: at.bed.x + x + dx, y: at.bed.y + y + dy });
    const from = { x: at.monitor.x + at.monitor.width * 0.54, y: at.monitor.y + at.monitor.height };
    const ends = [
      onBed(bed.chest, -28, 2),
      onBed(bed.chest),
      onBed(bed.chest, 20, 7),
      onBed(bed.wrist, -26),
      onBed(bed.wrist),
    ];
    cables.forEach((cable, n) => {
      const to = attached ? ends[n] : { x: at.bed.x + HOOK.x + 3 * n, y: at.bed.y + HOOK.y };
      if (to)
        tubing.lay(cable, portAt({ x: from.x + 7 * n, y: from.y }, 'front'), portAt(to, 'top'), {
          slack: 0.1,
          stub: 6,
        });
    });
    const { x, y, width, height } = at.ventilator;
    const below = y > at.bed.y;
    const outlet = (n: number): Port =>
      below
        ? portAt({ x: x + width - 40 - 14 * n, y }, 'top')
        : portAt({ x: x + 34 + 12 * n, y: y + height - 5 }, 'front');
    const mouth = onBed(bed.mouth, -2, 4);
    hoses.forEach((hose, n) => tubing.lay(hose, portAt(mouth, 'top'), outlet(n), { slack: 0.12, stub: 8 }));
    // Into the foot of the test lung, beside its scale.
    const foot = { x: at.bellows.x + (below ? 30 : -30), y: at.bellows.y - 10 };
    const supply = below
      ? portAt({ x, y: y + height - 14 }, 'left')
      : portAt({ x: x + 14, y: y + height - 5 }, 'front');
    tubing.lay(lungTube, supply, portAt(foot, below ? 'right' : 'left'), { slack: 0.05, stub: 6 });
    wired = attached;
  }

  function lay(): void {
    if (!stage) return;
    const { layout, pixel, type } = stage;
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
    if (bedside === 'wide') {
      pump.root.position.set(PUMP.x, PUMP.y);
      tray.root.position.set(TRAY.x, TRAY.y);
      tray.lay(TRAY.width, pixel <= ROOMY_PIXEL);
      slip.root.position.set(SLIP.x, SLIP.y);
      slip.lay(SLIP.width, SLIP.height, Math.max(12.5, type.small));
    }
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
      const { view, params, shown } = frame;
      screens.draw(frame, now, page, bedside === 'filling' ? 3 : bedside === 'tall' ? 1 : 2);
      handles.update(frame, { page });
      if (bedside === 'filling') return;

      bed.set(Math.min(1, view.volume / DEEP_BREATH), view.compressing ? view.compression : null);
      bed.attach(view.attached);
      bed.perfuse(view.beating || view.compressing);
      if (wired !== view.attached) layWires(stage.layout === 'tall' ? TALL : WIDE, view.attached);
      bellows.set(view.volume);
      pump.set(
        params.noradrenaline.toFixed(2),
        params.noradrenaline / MOST_NORADRENALINE,
        1 - params.fluid / MOST_FLUID,
      );
      pump.caption(
        stage.pixel <= ROOMY_PIXEL ? `${params.fluid} mL\ngiven` : '',
        'Noradrenaline',
        stage.pixel <= ROOMY_PIXEL ? 'µg/kg\n/min' : '',
      );
      slip.set([
        `pH     ${shown.ph.text}`,
        `PaCO2  ${shown.paco2.text} mmHg`,
        `PaO2   ${shown.pao2.text} mmHg`,
        `FiO2   ${frame.hidden.has('fio2') ? '?' : view.inspiredFio2.toFixed(2)}`,
        `P/F    ${shown.pf_ratio.text} ${classWords(shown.ards_class)}`,
        `S/F    ${shown.sf_ratio.text} ${classWords(shown.ards_class_global)}`,
      ]);
      const lines = [
        view.compressing ? `CPR ${clock(view.cycle)} of 2:00` : '',
        view.adrenaline > 0 ? `adrenaline acts ${clock(view.adrenaline)}` : '',
      ].filter((line) => line !== '');
      callout.set(lines.join(' · '));
    },
    describe(frame) {
      const { view, params, shown, readings } = frame;
      const parts = [`Patient: ${params.patient}.`];
      if (view.attached) {
        parts.push(
          `Monitor: heart rate ${shown.hr.text} a minute, arterial pressure ${shown.sbp.text} over ${shown.dbp.text}, mean ${shown.map.text} mmHg${view.calibrated ? '' : ' (transducer not zeroed)'}, SpO2 ${shown.spo2.text} %, end-tidal CO2 ${shown.etco2.text} mmHg.`,
        );
      } else parts.push('The monitor is dark: it is not attached.');
      if (view.phase === 'off') parts.push('The ventilator stands by.');
      else {
        parts.push(
          `The ventilator runs in ${params.vent_mode.toLowerCase()} at ${params.resp_rate} a minute with PEEP ${params.peep}: peak pressure ${shown.ppeak.text} cmH2O, expired ${shown.vte.text} mL.`,
        );
      }
      if (view.compressing) parts.push('The chest is being compressed.');
      if (view.message) parts.push(`${view.message}.`);
      parts.push(readings.alarm === 'none' ? 'No alarm.' : `Alarm: ${readings.alarm}.`);
      return parts.join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};
