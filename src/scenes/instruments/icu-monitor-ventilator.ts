/**
 * The bedside: a monitor over the bed, the ventilator beside it, infusions and a tray of emergency tools. The monitor can fill
 * the stage, to be read across a room. On a narrow stage monitor and ventilator's screen stand alone, with four buttons.
 */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBellowsLung } from '../kit/bellows-lung';
import { createBloodGasSlip } from '../kit/blood-gas-slip';
import { createCallout } from '../kit/callout';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { createPatientInBed } from '../kit/patient-in-bed';
import { createPatientMonitor } from '../kit/patient-monitor';
import { createResuscitationTray } from '../kit/resuscitation-tray';
import { createSyringePump } from '../kit/syringe-pump';
import { createVentilator } from '../kit/ventilator';
import { createBedsideHandles } from './bedside-handles';
import { createBedsideScreens } from './bedside-screens';

const LAYOUT = {
  benchY: 470,
  monitor: { x: 10, y: 46, width: 606, height: 296 },
  /** The large monitor takes what is visible, below the page's chips (CSS px); its greatest width. */
  filling: { chips: 46, margin: 8, most: 1300 },
  ventilator: { x: 630, y: 12, width: 322, height: 352 },
  bed: { x: 140, y: 446 },
  pump: { x: 14, y: 520 },
  tray: { x: 150, y: 484, width: 446 },
  bellows: { x: 682, y: 530, width: 80, height: 148 },
  slip: { x: 770, y: 374, width: 184, height: 158 },
  callout: { x: 300, y: 352 },
} as const;
const NARROW = {
  monitor: { x: 2, y: 2, width: 636, height: 276 },
  ventilator: { x: 2, y: 286, width: 330, height: 112 },
  buttons: { x: 342, y: 287, width: 143, height: 52, gap: 8 },
  size: { width: 640, height: 400 },
} as const;
/** Above so many stage units to a CSS pixel, only the larger texts have room. */
const ROOMY_PIXEL = 1.2;
/** Above this the texts of the bedside would lie on each other: a low stage is laid out as a narrow one, in its middle. */
const CROWDED_PIXEL = 1.45;
/** So much larger, there; a taller monitor would add a line that is too wide. */
const LOW_GROWN = 1.18;
/** CSS px that the page's button takes in the upper right corner. */
const PAGE_BUTTON = 48;
/** mL above PEEP of a deep breath: the drawn lung is full. */
const DEEP_BREATH = 900;
const BELLOWS_SCALE = 1200;
const MOST_NORADRENALINE = 2;
const MOST_FLUID = 3000;

/** Where the monitor lies that fills the stage. */
function largeBox({ width, bleed, pixel }: StageSize) {
  const { chips, margin, most } = LAYOUT.filling;
  const wide = Math.min(most, bleed.width - 2 * margin);
  const y = bleed.y + chips * pixel;
  return { x: (width - wide) / 2, y, width: wide, height: bleed.y + bleed.height - margin - y };
}

/** The ventilator, lower where the page's button would lie on it. */
function ventilatorBox({ bleed, pixel }: StageSize) {
  const { x, y, width, height } = LAYOUT.ventilator;
  const covered = -bleed.x < PAGE_BUTTON * pixel && -bleed.y < PAGE_BUTTON * pixel;
  const top = covered ? Math.max(y, bleed.y + PAGE_BUTTON * pixel) : y;
  return { x, y: top, width, height: y + height - top };
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const createScene: CreateScene<'icu_monitor_ventilator'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'bedside' });
  const backdrop = createBackdrop(context);
  const monitor = createPatientMonitor(context);
  const ventilator = createVentilator(context);
  const bed = createPatientInBed(context);
  const pump = createSyringePump(context);
  const tray = createResuscitationTray(context);
  const bellows = createBellowsLung(context, LAYOUT.bellows.width, LAYOUT.bellows.height, BELLOWS_SCALE);
  const slip = createBloodGasSlip(context);
  const callout = createCallout(context, { size: 13, tone: 'plain' });
  const tubes = new Graphics();
  const leads = new Graphics();
  const looseLeads = new Graphics();
  const buttons = Array.from({ length: 4 }, () => createIlluminatedButton(context));
  /** What only the bedside view shows. */
  const around = new Container({ label: 'around the bed' });
  around.addChild(tubes, looseLeads, pump.root, bed.root, leads, tray.root, bellows.root, slip.root, callout.root);
  root.addChild(backdrop.root, around, ventilator.root, monitor.root, ...buttons.map((button) => button.root));

  let stage: StageSize | null = null;
  /** The monitor fills the stage. */
  let filling = false;
  /** Monitor and ventilator's screen alone: the narrow stage, and one too low for the bedside. */
  let narrow = false;
  let page: 'traces' | 'trends' = 'traces';

  const screens = createBedsideScreens(monitor, ventilator);
  const handles = createBedsideHandles(
    context,
    { monitor, ventilator, bed, pump, tray, buttons },
    {
      turnPage() {
        page = page === 'traces' ? 'trends' : 'traces';
        context.redraw();
      },
      resizeMonitor() {
        filling = !filling;
        lay();
        context.redraw();
      },
    },
  );

  function layWires(): void {
    const chest = { x: LAYOUT.bed.x + bed.chest.x, y: LAYOUT.bed.y + bed.chest.y };
    const wrist = { x: LAYOUT.bed.x + bed.wrist.x, y: LAYOUT.bed.y + bed.wrist.y };
    const mouth = { x: LAYOUT.bed.x + bed.mouth.x, y: LAYOUT.bed.y + bed.mouth.y };
    const port = { x: LAYOUT.monitor.x + 330, y: LAYOUT.monitor.y + LAYOUT.monitor.height - 4 };
    leads.clear();
    for (const [dx, to, colour] of [
      [0, { x: chest.x - 28, y: chest.y + 2 }, 0x59636f],
      [6, { x: chest.x, y: chest.y }, 0x59636f],
      [12, { x: chest.x + 20, y: chest.y + 7 }, 0x59636f],
      [-12, { x: wrist.x - 26, y: wrist.y }, 0x2d7fb8],
      [-20, { x: wrist.x, y: wrist.y }, 0xc0453f],
    ] as const) {
      leads
        .moveTo(port.x + dx, port.y)
        .bezierCurveTo(port.x + dx, port.y + 40, to.x - 6, to.y - 40, to.x, to.y)
        .stroke({ width: 2, color: colour, cap: 'round' });
    }
    looseLeads
      .clear()
      .moveTo(port.x, port.y)
      .bezierCurveTo(port.x - 4, port.y + 44, port.x - 70, port.y + 50, port.x - 74, port.y + 22)
      .bezierCurveTo(port.x - 76, port.y + 4, port.x - 40, port.y + 14, port.x - 52, port.y + 46)
      .stroke({ width: 2.4, color: 0x59636f, cap: 'round' })
      .circle(port.x - 52, port.y + 48, 5)
      .fill(0xf4f6f8)
      .circle(port.x - 52, port.y + 48, 2.4)
      .fill(0x3fb950);
    const outlet = { x: LAYOUT.ventilator.x + 18, y: LAYOUT.ventilator.y + LAYOUT.ventilator.height - 6 };
    tubes.clear();
    for (const [shift, colour] of [
      [0, 0x9ec9dd],
      [11, 0xcfe4ee],
    ] as const) {
      for (const [width, tone, alpha] of [
        [9, 0x3a4a59, theme.name === 'dark' ? 0.9 : 0.5],
        [6.5, colour, 0.9],
        [2, 0xffffff, 0.55],
      ] as const) {
        tubes
          .moveTo(mouth.x + 4, mouth.y)
          .bezierCurveTo(
            mouth.x + 30,
            mouth.y - 46 - shift,
            outlet.x - 40 + shift,
            outlet.y + 40 - shift,
            outlet.x + shift,
            outlet.y,
          )
          .stroke({ width, color: tone, alpha, cap: 'round' });
      }
    }
    tubes
      .moveTo(outlet.x + 26, outlet.y)
      .bezierCurveTo(outlet.x + 30, outlet.y + 24, LAYOUT.bellows.x, outlet.y + 8, LAYOUT.bellows.x, outlet.y + 32)
      .stroke({ width: 6, color: 0x9ec9dd, alpha: 0.9, cap: 'round' });
  }

  function lay(): void {
    if (!stage) return;
    const { layout, pixel } = stage;
    const low = layout !== 'narrow' && pixel > CROWDED_PIXEL;
    narrow = low || layout === 'narrow';
    const grown = low ? Math.min(LOW_GROWN, stage.height / NARROW.size.height) : 1;
    const left = low ? (stage.width - grown * NARROW.size.width) / 2 : 0;
    const top = low ? (stage.height - grown * NARROW.size.height) / 2 : 0;
    const placed = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
      x: left + grown * x,
      y: top + grown * y,
      width: grown * width,
      height: grown * height,
    });
    const wide = !narrow && !filling;
    around.visible = wide;
    ventilator.root.visible = narrow || !filling;
    for (const button of buttons) button.root.visible = narrow;
    const place = narrow ? placed(NARROW.monitor) : filling ? largeBox(stage) : LAYOUT.monitor;
    monitor.root.position.set(place.x, place.y);
    monitor.lay(place.width, place.height, pixel, !narrow);
    const vent = narrow ? placed(NARROW.ventilator) : ventilatorBox(stage);
    ventilator.root.position.set(vent.x, vent.y);
    ventilator.lay(vent.width, vent.height, pixel, narrow);
    if (wide) {
      const roomy = pixel <= ROOMY_PIXEL;
      const size = 12.5 * Math.max(1, pixel * 0.97);
      bed.root.position.set(LAYOUT.bed.x, LAYOUT.bed.y);
      pump.root.position.set(LAYOUT.pump.x, LAYOUT.pump.y);
      tray.root.position.set(LAYOUT.tray.x, LAYOUT.tray.y);
      tray.lay(LAYOUT.tray.width, roomy);
      bellows.root.position.set(LAYOUT.bellows.x, LAYOUT.bellows.y);
      slip.root.position.set(LAYOUT.slip.x, LAYOUT.slip.y);
      slip.lay(LAYOUT.slip.width, LAYOUT.slip.height, size);
      callout.root.position.set(LAYOUT.callout.x, LAYOUT.callout.y);
      callout.lay(260);
      layWires();
    }
    const places = { ...placed(NARROW.buttons), gap: grown * NARROW.buttons.gap };
    const { x, y, width, height, gap } = places;
    buttons.forEach((button, k) => {
      button.root.position.set(x + (k % 2) * (width + gap), y + (k >> 1) * (height + gap));
      if (narrow) button.lay(width, height);
    });
    handles.lay(narrow ? 'narrow' : filling ? 'filling' : 'wide', {
      monitor: place,
      ventilator: vent,
      bed: LAYOUT.bed,
      pump: LAYOUT.pump,
      tray: LAYOUT.tray,
      buttons: places,
    });
  }

  return {
    root,
    resize(next) {
      stage = next;
      backdrop.resize(next, next.layout === 'narrow' ? null : LAYOUT.benchY);
      lay();
    },
    draw(frame, now) {
      if (!stage) return;
      const { view, params, shown, readings } = frame;
      screens.draw(frame, now, page, filling ? 3 : narrow ? 1 : 2);
      handles.update(frame, { narrow, filling, page });
      if (narrow || filling) return;

      bed.set(Math.min(1, view.volume / DEEP_BREATH), view.compressing ? view.compression : null);
      bed.attach(view.attached);
      bed.perfuse(view.beating || view.compressing);
      if (leads.visible !== view.attached) {
        leads.visible = view.attached;
        looseLeads.visible = !view.attached;
      }
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
        `P/F    ${shown.pf_ratio.text}`,
        readings.ards_class === null ? 'ARDS   –' : `ARDS   ${readings.ards_class}`,
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
