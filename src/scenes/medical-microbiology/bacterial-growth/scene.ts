/** The culture bench: flask in a shaking bath, photometer, dilution series with its pipette, colony counter, notebook. */
import { Container } from 'pixi.js';
import { LEAST_OD } from '../../../../engine/medical-microbiology/optical-density';
import type { Box, CreateScene, Frame, Handle, StageSize, TypeSizes } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createMicropipette } from '../../kit/glassware/micropipette';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { createColonyCounter } from './colony-counter';
import { createCultureBath } from './culture-bath';
import {
  clock,
  describeCulture,
  dilutionWords,
  estimateWords,
  MEDIUM_WORDS,
  marksWords,
  verdictWords,
} from './culture-words';
import { createCuvettePhotometer } from './cuvette-photometer';
import { createDilutionRack } from './dilution-rack';
import { createGrowthSheet } from './growth-chart';
import { createPetriDish } from './petri-dish';
import { createPlateViewer, lawnOf, type PlateViewer, type ViewedPlate } from './plate-viewer';
import { turbidLight } from './turbidity';

type GrowthFrame = Frame<'bacterial_growth'>;

const PIPETTE = 104;
/** From the tip: what a hand takes hold of. */
const PIPETTE_BOX = { x: -14, y: -PIPETTE - 8, width: 28, height: PIPETTE - 8 } as const;
const DISH = 92;
/** Tips hang so far above the mouths, and dip so far; units of the rack. */
const HOVER = 5;
const DIP = 26;
const DIP_MS = 520;
const GROW_MS = 1300;
const LID_MS = 700;
/** Turns of the shaker in a wall second: for the eye; the display says what it is. */
const SHAKER_TURNS = 1.3;
/** Longest wall time between two frames that moves the shaker on. */
const LONGEST_FRAME_MS = 60;
/** cm of broth that the light crosses. */
const DEPTH = { flask: 5, tube: 1.2, cuvette: 1 } as const;
/** Clear media as they look, for recognition. */
const BROTHS: Readonly<Record<GrowthFrame['params']['medium'], number>> = {
  'Nutrient broth': 0xfaf4dd,
  'LB broth': 0xf6e6bb,
  'Minimal medium (M9 glucose)': 0xf2f7fa,
};
const DILUENT = 0xffffff;
/** The back edge of the bench, part of the stage's height. */
const BENCH_AT = { wide: 0.72, tall: 0.42 } as const;

type Place = 'bath' | 'notebook' | 'photometer' | 'rack' | 'slip' | 'counter';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(26, 'bath'),
    grow(44, column(grow(25, 'notebook'), grow(24, row(grow(15, 'photometer'), grow(24, 'rack'))))),
    grow(25, column('slip', grow(1, 'counter'))),
  ),
  tall: column(
    grow(30, row(grow(1, 'bath'), grow(1, 'counter'))),
    grow(25, row(grow(5, 'photometer'), grow(8, 'rack'))),
  ),
};

const ease = (t: number): number => t * t * (3 - 2 * t);

export const createScene: CreateScene<'bacterial_growth'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'bacterial growth' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const { take_sample } = context.facts.actions;
  const dilutions = take_sample?.value?.kind === 'number' ? take_sample.value : { min: 0, max: 0, initial: 0 };
  const bath = createCultureBath(context);
  const photometer = createCuvettePhotometer(context);
  const rack = createDilutionRack(context, dilutions.max + 1);
  const counter = createColonyCounter(context);
  const dish = createPetriDish(context, DISH);
  dish.root.visible = false;
  const notebook = createGrowthSheet(context);
  const slip = createPaperSlip(context);
  const pipette = createMicropipette(context, PIPETTE);

  // ------------------------------------------------------------ what hands do
  let dilution = Number(dilutions.initial ?? dilutions.min);
  let curveShown = false;
  let viewed: ViewedPlate | null = null;
  let marks: ReadonlySet<number> = new Set();
  let viewer: PlateViewer | null = null;
  let viewerOpen = false;
  let stage: StageSize | null = null;

  const spread = (): void => context.dispatch({ do: 'take_sample', value: dilution });
  const choose = (next: number): void => {
    dilution = next;
    rackHandle.update(next);
    context.redraw();
  };
  const tubeAt = (x: number): number => {
    const pitch = rack.tubeX(1) - rack.tubeX(0);
    return Math.min(dilutions.max, Math.max(dilutions.min, Math.round((x - rack.tubeX(0)) / pitch)));
  };
  const rackHandle = context.handle({
    role: 'slider',
    name: 'Dilution to plate',
    hint: 'Tap a tube. Enter spreads a plate.',
    min: dilutions.min,
    max: dilutions.max,
    step: 1,
    value: dilution,
    format: (d) => (d === 0 ? 'undiluted' : `ten to the minus ${d}`),
    set: choose,
    drag: (point) => tubeAt(point.x),
    tap: (point) => choose(tubeAt(point.x)),
    keys: { Enter: spread },
  });
  const carried = createCarried(context, pipette.root, {
    name: take_sample?.label ?? '',
    hint: 'Drag the pipette to the plate, or to another tube. Enter spreads a plate of the chosen dilution.',
    box: PIPETTE_BOX,
    send: spread,
    drop({ x, y }) {
      const [dx, dy] = [x - counter.stage.x, y - counter.stage.y];
      if (dx * dx + dy * dy < (1.3 * counter.radius) ** 2) spread();
      else choose(tubeAt(x));
    },
  });
  const openViewer = (): void => {
    if (!viewed) return;
    if (!viewer) {
      viewer = createPlateViewer(context, {
        marked(next) {
          marks = next;
          dish.mark(next);
        },
        putBack: closeViewer,
      });
      root.addChild(viewer.root);
      layViewer();
    }
    viewerOpen = true;
    viewer.open(viewed, marks);
    uncover(false);
    context.redraw();
  };
  function closeViewer(): void {
    viewerOpen = false;
    viewer?.close();
    uncover(true);
    context.redraw();
  }
  const dishHandle: Handle = context.handle({
    role: 'button',
    name: 'Plate on the colony counter',
    hint: 'Brings it close, to count its colonies.',
    press: openViewer,
  });
  const curveHandle = context.handle({
    role: 'toggle',
    name: 'True curve',
    hint: 'Shows on the sheet what the culture really did.',
    pressed: false,
    toggle(pressed) {
      curveShown = pressed;
      curveHandle.update(pressed);
      context.redraw();
    },
  });
  root.addChild(
    room.root,
    notebook.root,
    bath.root,
    photometer.root,
    counter.root,
    dish.root,
    slip.root,
    rack.root,
    pipette.root,
  );

  /** The pipette hangs above the tubes: the rack has the lower part of its place. */
  const rackPlace = {
    root: rack.root,
    lay(box: Box, type: TypeSizes) {
      const high = Math.min(box.height * 0.52, box.width * 0.55);
      const place = { ...box, y: box.y + box.height - high, height: high };
      rack.lay(place, type);
      const top = rack.mouthY - 3 * rack.scale;
      const left = rack.tubeX(0);
      const pitch = rack.tubeX(1) - left;
      rackHandle.place(left - pitch / 2, top, pitch * rack.tubes, place.y + high - top);
    },
  };
  const sheetPlace = {
    root: notebook.root,
    lay(box: Box, type: TypeSizes) {
      notebook.lay(box, type);
      curveHandle.place(box.x, box.y, box.width, box.height);
    },
  };

  /** What the viewer covers cannot be reached. */
  function uncover(free: boolean): void {
    bath.enable(free);
    photometer.enable(free);
    rackHandle.enable(free);
    carried.enable(free);
    dishHandle.enable(free && viewed !== null);
    curveHandle.enable(free && stage?.layout === 'wide');
  }
  function layViewer(): void {
    if (stage) viewer?.lay(inset(stageBox(stage), 8), stage.type);
  }

  // ------------------------------------------------------------ drawing
  let turns = 0;
  let drawnAt = Number.NaN;
  let plateKey = '';
  let grownSince = Number.NEGATIVE_INFINITY;
  let dippedSince = Number.NEGATIVE_INFINITY;
  let lidSince = Number.NEGATIVE_INFINITY;
  let odKey = '';

  function drawBath({ running, params, waiting, view }: GrowthFrame, now: number): void {
    const elapsed = Number.isNaN(drawnAt) ? 0 : Math.min(LONGEST_FRAME_MS, Math.max(0, now - drawnAt));
    drawnAt = now;
    if (running && !reducedMotion) turns = (turns + (elapsed / 1000) * SHAKER_TURNS) % 1;
    const { medium, temperature } = { ...params, ...waiting };
    bath.set(
      `E. coli, ${MEDIUM_WORDS[medium]}`,
      turbidLight(BROTHS[params.medium], view.od, DEPTH.flask),
      temperature,
      turns,
    );
  }

  function drawPlate({ view, fields }: GrowthFrame, now: number): void {
    const { plate } = view;
    const key = plate ? `${plate.number} ${plate.hours} ${plate.dilution} ${plate.count}` : '';
    if (key !== plateKey) {
      const first = Number.isNaN(drawnAt);
      plateKey = key;
      marks = new Set();
      if (viewerOpen) closeViewer();
      viewed = plate && {
        colonies: fields.colonies.slice(),
        drawn: plate.drawn,
        lawn: lawnOf(plate.count),
        lines: [
          `Plate ${plate.number}`,
          `0.1 mL ${plate.dilution === 0 ? dilutionWords(0) : `of ${dilutionWords(plate.dilution)}`}`,
          `Sampled at ${clock(plate.hours)}`,
        ],
      };
      dish.root.visible = viewed !== null;
      dishHandle.enable(viewed !== null && !viewerOpen);
      if (viewed) dish.spread(viewed.colonies, viewed.drawn, viewed.lawn);
      if (viewed && !first && !reducedMotion) {
        grownSince = dippedSince = now;
        context.sound('drop');
      } else grownSince = Number.NEGATIVE_INFINITY;
    }
    const grown = Math.min(1, (now - grownSince) / GROW_MS);
    dish.grow(ease(grown));
    if (grown < 1) context.redraw();
  }

  function drawPipette(now: number): void {
    const part = (now - dippedSince) / DIP_MS;
    const dip = part >= 0 && part < 1 ? Math.sin(Math.PI * part) : 0;
    carried.home({ x: rack.tubeX(dilution), y: rack.mouthY - (HOVER - DIP * dip) * rack.scale }, rack.scale);
    carried.move(now);
    pipette.press(dip > 0.5 ? 0 : part >= 0 && part < 0.5 ? 1 : 0);
    if (dip > 0) context.redraw();
  }

  function drawPhotometer({ view, fields, shown, params }: GrowthFrame, now: number): void {
    const count = view.odsNoted;
    const last = count > 0 ? (fields.ods[(count - 1) * 2 + 1] ?? 0) : null;
    const key = `${count} ${last}`;
    if (key !== odKey) {
      if (odKey !== '' && last !== null && !reducedMotion) lidSince = now;
      odKey = key;
    }
    const { value, text } = shown.od_sample;
    photometer.set(typeof value === 'number' && value < LEAST_OD ? `< ${LEAST_OD}` : text);
    photometer.fill(last === null ? null : turbidLight(BROTHS[params.medium], last, DEPTH.cuvette));
    const part = (now - lidSince) / LID_MS;
    photometer.close(part >= 0 && part < 1 ? Math.min(1, 4 * part, 4 * (1 - part)) : 0);
    if (part < 1) context.redraw();
  }

  function drawRack({ view, params }: GrowthFrame): void {
    rack.choose(dilution);
    for (let n = 0; n < rack.tubes; n++) {
      const od = (view.sampleOd ?? 0) * 10 ** -n;
      const broth = n === 0 && view.sampleOd !== null ? BROTHS[params.medium] : DILUENT;
      rack.fill(n, turbidLight(broth, od, DEPTH.tube));
    }
  }

  function drawSlip({ view: { plate } }: GrowthFrame): void {
    if (!plate) return slip.set('No plate yet', `Chosen: ${dilutionWords(dilution)}`);
    const all = marks.size > 0 && marks.size === plate.count;
    slip.set(
      `Plate ${plate.number}: ${dilutionWords(plate.dilution)}, ${clock(plate.hours)}`,
      all ? `All ${plate.count} marked: ${estimateWords(plate)}` : marksWords(marks.size) + verdictWords[plate.result],
    );
  }

  return {
    root,
    resize(next) {
      stage = next;
      const { type } = next;
      const parts = { bath, notebook: sheetPlace, photometer, rack: rackPlace, slip, counter };
      arrange(ARRANGEMENT[next.layout], parts, inset(stageBox(next), 14, 16), type);
      const standing = [bath, photometer, counter, rack].map(({ root: part }) => part.getBounds());
      room.resize(
        next,
        next.height * BENCH_AT[next.layout],
        standing.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height - 3, width, height: height / 2 })),
      );
      dish.root.position.set(counter.stage.x, counter.stage.y);
      dish.root.scale.set((counter.radius * 0.95) / DISH);
      const r = counter.radius;
      dishHandle.place(counter.stage.x - r, counter.stage.y - r, 2 * r, 2 * r);
      pipette.root.scale.set(rack.scale);
      carried.aim([{ x: counter.stage.x - r, y: counter.stage.y - r, width: 2 * r, height: 2 * r }]);
      layViewer();
      uncover(!viewerOpen);
    },

    draw(frame, now) {
      drawPlate(frame, now);
      drawBath(frame, now);
      drawPhotometer(frame, now);
      drawRack(frame);
      drawPipette(now);
      notebook.draw(frame.view, frame.fields, curveShown);
      counter.set(viewed !== null, marks.size);
      drawSlip(frame);
    },

    describe: (frame) => describeCulture(frame, marks.size),

    destroy: () => root.destroy({ children: true }),
  };
};
