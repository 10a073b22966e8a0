/** Hofmann's voltameter on a power supply: taps, splints, an indicator, and where the voltage goes. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Point, SceneContext, TypeSizes } from '../../contract';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { type Arrangements, arrange, column, grow, row, stageBox } from '../../kit/layout/layout';
import { contactShadow, downGradient } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import type { StageTheme } from '../../kit/theme';
import { createCallout } from '../../kit/words/callout';
import { createCellCircuit } from './cell-circuit';
import { createChargeBubbles } from './charge-bubbles';
import { type CellFrame, describeElectrolysis, messageOf } from './describe-electrolysis';
import { createElectrodeInset } from './electrode-inset';
import { createGasLevels, GAP, SIDES } from './gas-levels';
import { CELL, createHofmannVoltameter } from './hofmann-voltameter';
import { splintTests } from './splint-tests';

type Context = SceneContext<'electrolysis'>;

type Name = 'apparatus' | 'words' | 'shares' | 'plates' | 'meter' | 'supply';

const ARRANGEMENT: Arrangements<Name> = {
  wide: row(
    grow(1.62, 'apparatus'),
    grow(1, column(grow(1, 'shares'), grow(0.9, 'plates'), grow(1.15, row(grow(1, 'meter'), grow(1, 'supply'))))),
  ),
  // A phone has the apparatus and the two instruments, and words between them; the shares are among the readings.
  tall: column(grow(2.4, 'apparatus'), 'words', grow(1, row(grow(1, 'supply'), grow(1, 'meter')))),
};
const MARGIN = { x: 14, top: 10, bottom: 26 } as const;
/** From the back edge of the bench to the foot of the voltameter. */
const BENCH_DEPTH = 62;
/** The bottle at scale 1, and the largest that it is drawn. */
const BOTTLE = { width: 60, height: 106 } as const;
const MOST_BOTTLE = 1.25;
/** The burning ends of the splints from the middle of their holder's foot. */
const SPLINTS = { hydrogen: { x: -34, y: -92 }, oxygen: { x: 30, y: -92 } } as const;
const TAP_OPENS = 3;
const MOST_SECONDS = 0.1;

/** Which ions carry the current. */
const CARRIERS: Readonly<Record<CellFrame['params']['electrolyte'], string>> = {
  None: 'Hardly any ions',
  'Sulfuric Acid (dilute)': '← H⁺     SO₄²⁻ →',
  'Sodium Sulfate': '← Na⁺     SO₄²⁻ →',
};

function createSplintHolder(theme: StageTheme): Container {
  const holder = new Container({ label: 'splint holder' });
  holder.addChild(
    contactShadow(theme, 104, 14),
    new Graphics().roundRect(-42, -24, 84, 24, 5).fill(
      downGradient([
        [0, theme.metal[0]],
        [0.4, theme.metal[1]],
        [1, theme.metal[2]],
      ]),
    ),
  );
  return holder;
}

/** Bromothymol blue in its bottle, which is squeezed. */
function createIndicator(context: Context) {
  const bottle = createDropperBottle(context, BOTTLE);
  let squeezed = 0;
  const dropper = context.actionHandle('add_bromothymol', {
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  return {
    root: bottle.root,
    lay(x: number, foot: number, scale: number, type: TypeSizes) {
      const [width, height] = [BOTTLE.width * scale, BOTTLE.height * scale];
      bottle.root.position.set(x, foot);
      bottle.root.scale.set(scale);
      bottle.fit(scale, type);
      dropper.place(x - width / 2, foot - height, width, height);
    },
    draw: () => bottle.set('BTB', 0x3f8f5a, squeezed),
  };
}

/** The voltameter with its gases, taps and bubbles. */
function createVoltameter(context: Context) {
  const cell = createHofmannVoltameter(context);
  const bubbles = createChargeBubbles(context, cell);
  let foot = { x: 0, y: 0, scale: 1 };
  const onStage = ({ x, y }: Point): Point => ({
    x: foot.x + foot.scale * x,
    y: foot.y + foot.scale * y,
  });
  let opened = 0;
  const levels = createGasLevels(context, cell, onStage, () => {
    opened = 1;
  });

  function drawTaps(seconds: number): void {
    if (opened > 0) {
      cell.turnTaps(Math.min(1, opened * 2));
      opened = Math.max(0, opened - seconds * TAP_OPENS);
      if (opened === 0) cell.turnTaps(0);
      context.redraw();
    }
  }

  return {
    cell,
    levels,
    onStage,
    get foot() {
      return foot;
    },
    get cycles() {
      return bubbles.cycles;
    },
    lay(x: number, y: number, scale: number, type: TypeSizes) {
      foot = { x, y, scale };
      cell.root.position.set(x, y);
      cell.root.scale.set(scale);
      cell.fit(scale, type);
    },
    draw(frame: CellFrame, seconds: number) {
      const { light } = frame.view;
      levels.draw(frame);
      cell.setLight(light.cathode, light.anode, light.bulk);
      bubbles.draw(frame, seconds, levels.level);
      drawTaps(seconds);
    },
  };
}

/** Both taps; either opens the two. */
function createTaps(context: Context) {
  const handles = {
    cathode: context.actionHandle('release_gas', { name: 'Hydrogen tap: open both taps' }),
    anode: context.actionHandle('release_gas', { name: 'Oxygen tap: open both taps' }),
  };
  return {
    lay({ cell, onStage }: ReturnType<typeof createVoltameter>) {
      for (const side of SIDES) {
        const tap = onStage(cell.taps[side]);
        handles[side].place(tap.x - 26, tap.y - 15, 52, 30);
      }
    },
  };
}

/** Everything on and around the voltameter: lenses at its sides, the bottle below one and the splints below the other. */
function createApparatus(context: Context) {
  const voltameter = createVoltameter(context);
  const circuit = createCellCircuit(context, voltameter.cell);
  const indicator = createIndicator(context);
  const tests = splintTests(context);
  const taps = createTaps(context);
  const holder = createSplintHolder(context.theme);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  return {
    voltameter,
    circuit,
    indicator,
    tests,
    holder,
    message,
    lay(box: Box, type: TypeSizes) {
      const middle = box.x + box.width / 2;
      const floor = box.y + box.height;
      const scale = Math.min(box.height / CELL.height, (box.width * 0.52) / CELL.width);
      voltameter.lay(middle, floor, scale, type);
      const beside = (box.width - CELL.width * scale) / 2;
      const radius = Math.min(beside / 2 - 6, box.height * 0.15);
      const eyeY = box.y + radius + box.height * 0.06;
      const left = box.x + beside / 2;
      const right = box.x + box.width - beside / 2;
      voltameter.levels.lay('cathode', { x: left, y: eyeY }, radius, scale, type);
      voltameter.levels.lay('anode', { x: right, y: eyeY }, radius, scale, type);
      taps.lay(voltameter);
      message.root.position.set(left, eyeY + radius + GAP + type.text * 1.7);
      message.lay(beside - type.text);
      indicator.lay(left, floor - 4, Math.min(MOST_BOTTLE, beside / BOTTLE.width / 1.5), type);
      const rest = { x: right, y: floor - 4 };
      holder.position.set(rest.x, rest.y);
      tests.lay(
        {
          hydrogen: { x: rest.x + SPLINTS.hydrogen.x, y: rest.y + SPLINTS.hydrogen.y },
          oxygen: { x: rest.x + SPLINTS.oxygen.x, y: rest.y + SPLINTS.oxygen.y },
        },
        {
          hydrogen: voltameter.onStage(voltameter.cell.tips.cathode),
          oxygen: voltameter.onStage(voltameter.cell.tips.anode),
        },
      );
    },
  };
}

export const createScene: CreateScene<'electrolysis'> = (context) => {
  const root = new Container({ label: 'electrolysis of water' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const apparatus = createApparatus(context);
  const { voltameter, circuit, indicator, tests, message } = apparatus;
  const { cell, levels } = voltameter;
  const { supply, meter, shares } = circuit;
  const inset = createElectrodeInset(context);
  root.addChild(
    room.root,
    ...levels.leaders,
    cell.root,
    ...levels.sights,
    supply.root,
    meter.root,
    circuit.leads,
    shares.root,
    inset.root,
    indicator.root,
    ...levels.lenses,
    apparatus.holder,
    tests.root,
    message.root,
  );
  let before = Number.NaN;

  /** Two lines across the stage, where there is no room for them beside the voltameter. */
  const words = {
    least: ({ text }: TypeSizes) => ({ width: 0, height: 3 * text }),
    lay({ x, y, width }: Box, { text }: TypeSizes) {
      message.root.position.set(x + width / 2, y);
      message.lay(width - 2 * text);
    },
  };
  const parts = { apparatus, words, shares, plates: inset, meter, supply };

  return {
    root,
    resize(stage) {
      const { width, height } = stageBox(stage);
      const box = {
        ...MARGIN,
        y: MARGIN.top,
        width: width - 2 * MARGIN.x,
        height: height - MARGIN.top - MARGIN.bottom,
      };
      arrange(ARRANGEMENT[stage.layout], parts, box, stage.type);
      room.resize(stage, voltameter.foot.y - BENCH_DEPTH);
      circuit.lay(voltameter.onStage, height - 8);
    },

    draw(frame, now) {
      const { view, params, hidden } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(MOST_SECONDS, Math.max(0, (now - before) / 1000));
      before = now;
      voltameter.draw(frame, seconds);
      circuit.draw(frame);
      const ions = params.electrolyte !== 'None' && !hidden.has('electrolyte');
      inset.caption(CARRIERS[params.electrolyte]);
      inset.set(voltameter.cycles, ions, view.current > 1e-5);
      indicator.draw();
      if (tests.draw(now, seconds, view.pops, view.relit)) context.redraw();
      message.set(messageOf(frame) ?? '');
    },

    describe: describeElectrolysis,

    destroy: () => root.destroy({ children: true }),
  };
};
