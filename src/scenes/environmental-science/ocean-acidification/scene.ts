/** A tank of seawater under air of a chosen CO₂ pressure: pH, the forms of carbon, a coral and a shell that thins where Ω is below 1. */
import { Container } from 'pixi.js';
import type {
  CreateScene,
  Frame,
  Handle,
  Part,
  SceneContext,
  StageContext,
  StageSize,
  TypeSizes,
} from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import type { RisingBubbles } from '../../kit/fluids/rising-bubbles';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { portAt } from '../../kit/instruments/socket';
import {
  type Arrangements,
  arrange,
  boxOf,
  column,
  fitDrawing,
  grow,
  inset,
  type Placed,
  placeHandle,
  pointOf,
  row,
  type Stand,
  stageBox,
} from '../../kit/layout/layout';
import { createPhElectrode } from '../../kit/meters/ph-electrode';
import { createRoom } from '../../kit/room/room';
import { createAirScale } from './air-scale';
import { createAquarium, FRAME, PROBE, WATER } from './aquarium';
import { createCarbonateScreen } from './carbonate-screen';
import { createPhMeter } from './ph-meter';
import { createShellTag } from './shell-tag';
import { createTankShell } from './tank-shell';

type TankFrame = Frame<'ocean_acidification'>;
type PlaceName = 'scale' | 'tank' | 'screen' | 'meter' | 'dye' | 'soda' | 'tag';

const ARRANGEMENT: Arrangements<PlaceName> = {
  wide: row(
    grow(1.42, column('scale', grow(1, 'tank'))),
    grow(
      1,
      column(
        grow(1.3, 'screen'),
        grow(1, row(grow(1.6, 'meter'), grow(1, column('tag', grow(1, row(grow(0.85, 'dye'), grow(1, 'soda'))))))),
      ),
    ),
  ),
  tall: column(
    'scale',
    grow(1.75, row(grow(1.9, 'tank'), grow(1, column('tag', grow(1, 'meter'))))),
    grow(1, 'screen'),
  ),
};
const BENCH = { wide: 0.84, tall: 0.6 } as const;
const MARGIN = 14;
/** Bubbles of the stone a second for each cm/h of gas transfer. */
const BUBBLES = 0.4;
const MOST_SECONDS = 0.1;
const PURPLE = 0x6b3f8f;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** The rail above the tank, with the air and the water. */
function createAir(context: StageContext) {
  const scale = createAirScale(context);
  let roomy = true;
  /** On a wide stage its figures are as large as sentences. */
  const sized = (type: TypeSizes): TypeSizes => (roomy ? { ...type, small: type.text } : type);
  const place: Placed = {
    root: scale.root,
    least: (type) => scale.least(sized(type)),
    lay: (box, type) => scale.lay(box, sized(type)),
  };
  return {
    root: scale.root,
    place,
    scale,
    fit({ layout }: StageSize) {
      roomy = layout === 'wide';
    },
    draw({ view, shown, params, hidden }: TankFrame) {
      const water = numberOf(shown.pco2_water.value);
      const noAir = hidden.has('pco2') || view.closed;
      const words = `${view.closed ? '' : `air ${hidden.has('pco2') ? '?' : params.pco2}  `}water ${shown.pco2_water.text}`;
      scale.set(noAir ? null : params.pco2, Number.isNaN(water) ? null : water, words);
    },
  };
}

/** The screen with what is worked out; its curves are drawn anew for another temperature or salinity. */
function createCarbonates(context: StageContext) {
  const screen = createCarbonateScreen(context);
  let drawnFor = '';
  const place: Placed = {
    root: screen.root,
    least: (type) => screen.least(type),
    lay(box, type) {
      screen.lay(box, type);
      drawnFor = '';
    },
  };
  return {
    root: screen.root,
    place,
    draw({ shown, params, fields, hidden }: TankFrame) {
      screen.forms(numberOf(shown.co2_aq.value), numberOf(shown.bicarbonate.value), numberOf(shown.carbonate.value));
      const unknown = hidden.has('temperature') || hidden.has('salinity');
      const key = `${params.temperature} ${params.salinity} ${unknown}`;
      if (key !== drawnFor) {
        drawnFor = key;
        screen.curves(unknown ? null : fields.shares);
      }
      const ph = numberOf(shown.ph.value);
      screen.at(Number.isNaN(ph) ? null : ph);
    },
  };
}

/** Bubbles of the stone while gas is blown in; what has left it rises to the surface in any case. */
function createBlowing(context: SceneContext<'ocean_acidification'>, bubbles: RisingBubbles) {
  let due = 0;
  return ({ running, view, params }: TankFrame, since: number): void => {
    const seconds = Math.min(MOST_SECONDS, Math.max(0, since / 1000));
    if (running && view.started && !view.closed && !context.reducedMotion) {
      due += (2 + params.gas_transfer * BUBBLES) * seconds;
      const whole = Math.floor(due);
      due -= whole;
      bubbles.spawn(whole, false);
    }
    if (bubbles.tick(seconds, WATER.top - bubbles.root.y)) context.redraw();
  };
}

/** A bottle on the bench, which a hand takes below its cap. */
const inReach = (bottle: Part, handle: Handle): Placed => ({
  root: bottle.root,
  lay(box, type) {
    bottle.lay(box, type);
    handle.place(box.x, box.y + 0.2 * box.height, box.width, 0.8 * box.height);
  },
});

function describeTank({ view, shown }: TankFrame): string {
  const shell =
    view.shell === null
      ? 'No shell lies in it.'
      : view.shell < 0.995
        ? 'The shell in it is clouded and thinner than it was.'
        : 'The shell in it is whole.';
  const probe =
    view.standard === null
      ? 'The electrode is not calibrated.'
      : `The electrode, set in ${view.standard}, shows pH ${shown.ph_electrode.text}.`;
  return `${view.message ?? `Seawater of pH ${shown.ph.text}, Ω of aragonite ${shown.omega_aragonite.text}, CO₂ pressure ${shown.pco2_water.text} µatm.`} ${view.cloud > 0.05 ? 'White clouds of lime stand in it. ' : ''}${probe} ${shell}`;
}

export const createScene: CreateScene<'ocean_acidification'> = (context) => {
  const root = new Container({ label: 'ocean acidification' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const air = createAir(context);
  const tank = createAquarium(context);
  const electrode = createPhElectrode(context, PROBE.length);
  electrode.position.set(PROBE.x, PROBE.y);
  tank.inside.addChild(electrode);
  const carbonates = createCarbonates(context);
  const meter = createPhMeter(context);
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  const dye = createDropperBottle(context, { width: 46, height: 96 });
  const soda = createReagentBottle(context, { width: 66, height: 112, title: 'Na₂CO₃' });
  soda.set('Na₂CO₃');
  dye.set('mCP', PURPLE, 0);
  const tag = createShellTag(context);
  root.addChild(room.root, air.root, tank.root, carbonates.root, meter.root, dye.root, soda.root, tag.root, leads.root);
  const slider = context.inputHandle('pco2', { grip: 'x', drag: (point) => air.scale.valueAt(point) });
  const stone = context.inputHandle('gas_transfer', {
    name: 'Bubbling stone: gas transfer',
    grip: 'y',
    drag: (point, start, from) => from + (start.y - point.y) / 2,
  });
  const shell = createTankShell(context, tank.shell);
  const dropper = context.actionHandle('add_indicator');
  const spoon = context.actionHandle('add_carbonate', { grip: 'press' });
  let at: Stand = { x: 0, y: 0, scale: 1 };
  const layTank: Placed = {
    lay(box) {
      at = fitDrawing(tank.root, box, FRAME);
      placeHandle(stone, boxOf(at, { x: 126, y: 328, width: 48, height: 34 }));
    },
  };
  const places: Readonly<Record<PlaceName, Placed>> = {
    scale: air.place,
    tank: layTank,
    screen: carbonates.place,
    meter: meter.place,
    dye: inReach(dye, dropper),
    soda: inReach(soda, spoon),
    tag,
  };
  const blow = createBlowing(context, tank.bubbles);
  let before = 0;

  return {
    root,
    resize(stage) {
      const { layout, type } = stage;
      air.fit(stage);
      room.resize(stage, stage.height * BENCH[layout]);
      arrange(ARRANGEMENT[layout], places, inset(stageBox(stage), MARGIN, 10), type);
      for (const handle of [dropper, spoon]) handle.enable(layout === 'wide');
      const { left, right, top, foot } = WATER;
      const wet = boxOf(at, { x: left, y: top - 60, width: right - left, height: foot - top + 60 });
      leads.keep([...meter.clear(), wet], stage.height - MARGIN);
      leads.lay(cable, portAt(pointOf(at, { x: PROBE.x, y: PROBE.y - PROBE.length }), 'top'), meter.port());
    },

    draw(frame, now) {
      const { view, shown } = frame;
      const since = now - before;
      before = now;
      tank.set(view.dye ?? 0xffffff, view.omega, view.cloud, view.lime);
      shell.draw(frame, at, since);
      blow(frame, since);
      air.draw(frame);
      placeHandle(slider, air.scale.slider);
      carbonates.draw(frame);
      meter.draw(frame);
      tag.set(view.weighed ? `${shown.shell_weighed.text} mg` : '');
    },

    describe: describeTank,

    destroy: () => root.destroy({ children: true }),
  };
};
