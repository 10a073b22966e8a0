/** A kitchen's DNA extraction on the bench: bag in its bath, buffer, funnel over a tube, ethanol on ice, a stick, and where the DNA is. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Point } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { acrossGradient, contactShadow, mix } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createAccountScreen } from './account-screen';
import { createExtractionTube, FUNNEL_BOX, STICK_BOX, TUBE_BOX } from './extraction-tube';
import { BAG_BOX, BAG_MOUTH, createFruitBag } from './fruit-bag';

const ARRANGEMENT: Arrangements<'bench' | 'account' | 'bath'> = {
  wide: row(grow(2.75, 'bench'), column(grow(1.5, 'account'), grow(1, 'bath'))),
  tall: column(grow(1.75, 'bench'), row(grow(1.35, 'account'), grow(1, 'bath'))),
};
/** The apparatus in a frame of its own, from its lower left corner. */
const FRAME = { width: 720, height: 446 } as const;
const BAG_AT: Point = { x: 124, y: -14 };
const BUFFER_AT: Point = { x: 286, y: -10 };
const TUBE_AT: Point = { x: 404, y: -10 };
const BUCKET_AT: Point = { x: 642, y: -8 };
const ETHANOL_AT: Point = { x: 642, y: -64 };
const BOTTLE = { width: 62, height: 140 } as const;
const BENCH_DEPTH = 50;
/** Wall ms for which a bottle is held over what it is poured into, and the longest pause between two pictures that counts, s. */
const POURING = 1100;
const LONGEST = 0.1;
const TIPPED = -1.9;
const BUCKET = { half: 56, high: 78 } as const;
const COOL = 12;

export const createScene: CreateScene<'step_based'> = (context) => {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'DNA extraction' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const apparatus = new Container({ label: 'bench' });
  const bag = createFruitBag(context);
  bag.root.position.set(BAG_AT.x, BAG_AT.y);
  const tube = createExtractionTube(context);
  tube.root.position.set(TUBE_AT.x, TUBE_AT.y);

  const bucket = new Container({ label: 'ice bucket' });
  const side = new Graphics()
    .poly([-BUCKET.half, -BUCKET.high, BUCKET.half, -BUCKET.high, BUCKET.half - 9, 0, -BUCKET.half + 9, 0])
    .fill(
      acrossGradient([
        [0, dark ? 0x35506b : 0x6f97bd],
        [0.3, dark ? 0x5d84ab : 0xb5d2ea],
        [1, dark ? 0x263c52 : 0x557ba0],
      ]),
    )
    .roundRect(-BUCKET.half - 4, -BUCKET.high - 5, 2 * BUCKET.half + 8, 11, 5)
    .fill(dark ? 0x6f93b6 : 0xd4e5f4);
  const ice = new Graphics();
  for (let n = 0; n < 13; n++) {
    const x = -46 + (n % 7) * 15 + (n > 6 ? 7 : 0);
    const y = -BUCKET.high - 12 + (n > 6 ? 8 : 0) + 3 * ((n * 0.618) % 1);
    ice
      .roundRect(x, y, 15, 14, 3)
      .fill({ color: mix(0xe6f4ff, 0xb8dcf5, (n * 0.382) % 1), alpha: 0.92 })
      .roundRect(x, y, 15, 14, 3)
      .stroke({ width: 1, color: 0xffffff, alpha: 0.8 });
  }
  bucket.addChild(contactShadow(theme, 150, 20), ice, side);
  bucket.position.set(BUCKET_AT.x, BUCKET_AT.y);

  const buffer = createReagentBottle(context, { ...BOTTLE, title: 'Buffer' });
  const ethanol = createReagentBottle(context, { ...BOTTLE, title: 'Ethanol' });
  apparatus.addChild(bag.root, tube.root);
  const account = createAccountScreen(context);
  const bath = createInstrument(context, {
    form: 'bench',
    title: 'Water bath',
    display: { rows: [{ unit: '°C', widest: '00' }] },
    knobs: [{ action: 'set_bath', print: '' }],
  });
  root.addChild(room.root, apparatus, ethanol.root, bucket, buffer.root, account.root, bath.root);

  let frame = { x: 0, y: 0, scale: 1 };
  let benchY = 0;
  const placeOf = ({ x, y }: Point): Point => ({ x: frame.x + x * frame.scale, y: frame.y + y * frame.scale });

  const mash = context.actionHandle('mash', {
    name: 'Bag: mash',
    hint: 'Hold it down: each press mashes for 5 s of lab time.',
    grip: 'press',
    value: () => 5,
    repeatEvery: 240,
  });
  const filter = context.actionHandle('filter_mixture', { name: 'Funnel: filter', grip: 'press' });
  const spool = context.actionHandle('spool', { name: 'Stick: spool', grip: 'press' });
  const chill = context.actionHandle('set_ethanol_temp', {
    name: 'Ice bucket: chill the ethanol',
    hint: 'Drag down for colder; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, celsius) => celsius - (point.y - start.y) * 0.3,
  });
  const box = { x: -BOTTLE.width / 2, y: -BOTTLE.height, width: BOTTLE.width, height: BOTTLE.height };
  const pourBuffer = (): void => {
    context.sound('pour');
    context.dispatch({ do: 'add_buffer', value: 20 });
  };
  const pourEthanol = (): void => {
    context.sound('pour');
    context.dispatch({ do: 'add_ethanol', value: 40 });
  };
  const near = (at: Point, target: Point): boolean => Math.abs(at.x - placeOf(target).x) < 120 * frame.scale;
  const bufferBottle = createCarried(context, buffer.root, {
    name: 'Buffer: pour 20 mL into the bag',
    hint: 'Drag it over the bag, or press Enter.',
    box,
    drop: (at) => {
      if (near(at, BAG_AT)) pourBuffer();
    },
    send: pourBuffer,
  });
  const ethanolBottle = createCarried(context, ethanol.root, {
    name: 'Ethanol: pour 40 mL into the tube',
    hint: 'Drag it over the tube, or press Enter.',
    box: { ...box, height: BOTTLE.height - 30 },
    drop: (at) => {
      if (near(at, TUBE_AT)) pourEthanol();
    },
    send: pourEthanol,
  });

  let last = Number.NaN;
  let given = { buffer: 0, ethanol: 0 };
  let until = { buffer: 0, ethanol: 0 };

  const layBench: Placed = {
    lay(room_, type) {
      const { x, y, height, scale } = fitted(room_, FRAME);
      frame = { x, y: y + height, scale };
      benchY = frame.y - BENCH_DEPTH * scale;
      apparatus.position.set(frame.x, frame.y);
      apparatus.scale.set(scale);
      const at = placeOf(BUCKET_AT);
      bucket.position.set(at.x, at.y);
      bucket.scale.set(scale);
      for (const bottle of [buffer, ethanol]) {
        bottle.root.scale.set(scale);
        bottle.fit(scale, type);
      }
      const put = (
        handle: { place(x: number, y: number, w: number, h: number): void },
        from: Point,
        area: typeof BAG_BOX | typeof TUBE_BOX | typeof FUNNEL_BOX | typeof STICK_BOX,
      ): void => {
        const corner = placeOf({ x: from.x + area.x, y: from.y + area.y });
        handle.place(corner.x, corner.y, area.width * scale, area.height * scale);
      };
      put(mash, BAG_AT, BAG_BOX);
      put(spool, TUBE_AT, STICK_BOX);
      put(filter, TUBE_AT, FUNNEL_BOX);
      const corner = placeOf({ x: BUCKET_AT.x - BUCKET.half, y: BUCKET_AT.y - BUCKET.high + 18 });
      chill.place(corner.x, corner.y, 2 * BUCKET.half * scale, (BUCKET.high - 18) * scale);
      const mouth = (
        from: Point,
        area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
      ) => {
        const upper = placeOf({ x: from.x + area.x, y: from.y + area.y });
        return { x: upper.x, y: upper.y, width: area.width * scale, height: area.height * scale };
      };
      bufferBottle.aim([mouth(BAG_AT, BAG_BOX)]);
      ethanolBottle.aim([mouth(TUBE_AT, TUBE_BOX)]);
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { bench: layBench, account, bath },
        inset(stageBox(stage), 14, 14),
        stage.type,
      );
      room.resize(stage, benchY);
    },

    draw({ view, running }, now) {
      const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      const filtering = view.doing === 'filter';
      const inTube = view.filtered || view.ethanol > 0;
      const through = filtering && !inTube ? view.progress : inTube ? 1 : 0;
      bag.set({
        look: view.look,
        broken: view.broken,
        liquid: view.aqueous * (1 - through),
        buffer: view.buffer,
        mashing: view.doing === 'mash',
        emptied: through > 0.3,
        warmth: Math.max(0, (view.bath - 30) / 65),
      });
      tube.set({
        look: view.look,
        aqueous: view.aqueous * through * (filtering ? 0.85 : 1),
        ethanol: view.ethanol,
        filtered: view.filtered || filtering,
        dripping: filtering,
        pulp: view.filtered ? 0.85 : filtering ? 0.85 * (1 - 0.2 * view.progress) : 0,
        threads: view.threads,
        wound: view.wound,
        spooling: view.doing === 'spool',
      });
      if (running) {
        bag.tick(seconds);
        tube.tick(seconds);
      }
      if (view.buffer > given.buffer + 0.5) until = { ...until, buffer: now + POURING };
      if (view.ethanol > given.ethanol + 0.5) until = { ...until, ethanol: now + POURING };
      given = { buffer: view.buffer, ethanol: view.ethanol };
      const [poursBuffer, poursEthanol] = [now < until.buffer, now < until.ethanol];
      const overBag = { x: BAG_AT.x + 96, y: BAG_AT.y + BAG_MOUTH.y - 6 };
      const overTube = { x: TUBE_AT.x + 108, y: TUBE_AT.y - 262 };
      bufferBottle.home(placeOf(poursBuffer ? overBag : BUFFER_AT), frame.scale);
      ethanolBottle.home(placeOf(poursEthanol ? overTube : ETHANOL_AT), frame.scale);
      buffer.root.rotation = poursBuffer ? TIPPED * 0.7 : 0;
      ethanol.root.rotation = poursEthanol ? TIPPED * 0.7 : 0;
      const moves = [bufferBottle.move(now), ethanolBottle.move(now)].some(Boolean);
      if (moves || poursBuffer || poursEthanol) context.redraw();
      ice.visible = view.bottle < COOL;
      ethanol.set('Ethanol', `${view.bottle}\u00a0°C`);
      chill.update(view.bottle);
      filter.enable(!(view.ethanol > 0) || filtering);
      account.set(view.account);
      bath.set(0, view.bath.toFixed(0));
      bath.knobs[0]?.turnTo(view.bath);
    },

    describe({ view, shown }) {
      const parts = view.account.map((part) => `${(100 * part).toFixed(0)} %`);
      return [
        view.broken < 0.01
          ? 'A whole strawberry lies in the bag.'
          : view.filtered
            ? 'The bag is empty; pulp lies in the filter paper.'
            : `The strawberry is pulp to ${(100 * view.broken).toFixed(0)} %${view.buffer > 0 ? ', with foam of the buffer' : ''}.`,
        view.ethanol > 0
          ? `Clear ethanol lies on the red liquid in the tube${view.threads > 0.001 ? ', and white threads rise where they meet' : ', and nothing is seen where they meet'}.`
          : view.filtered
            ? 'Clear red filtrate stands in the tube.'
            : 'The tube is empty.',
        view.wound > 0 ? `White threads are wound on the stick: ${shown.dna_yield_ug.text} µg of DNA.` : '',
        `Of the DNA ${parts[0]} is in cells, ${parts[1]} free, ${parts[2]} degraded, ${parts[3]} kept by the filter, ${parts[4]} in threads, ${parts[5]} on the stick.`,
        `The bath has ${view.bath} °C, the ethanol ${view.bottle} °C.`,
      ].join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};
