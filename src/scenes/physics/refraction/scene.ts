/** An optical table from above: ray box on the rim, media or a body of glass, detector arm, magnifier over the scale. */
import { Container, Graphics } from 'pixi.js';
import { HALF_DISC_RADIUS, PRISM_SIDE, SLAB_THICKNESS, TABLE_RADIUS } from '../../../../engine/physics/light-paths';
import { RAY_NUMBERS, WHITE } from '../../../../engine/physics/ray-rows';
import type { Box, CreateScene, Frame, Handle, Point, TypeSizes } from '../../contract';
import { createAngleMagnifier } from './angle-magnifier';
import { createRoom } from '../../kit/room/room';
import { createDetectorArm } from './detector-arm';
import { createIlluminatedButton } from '../../kit/controls/illuminated-button';
import { type Beam, createLightBeams, type Wave } from './light-beams';
import { lightColour } from '../../kit/paint/light-colour';
import { type BodyOutline, createOpticalBody } from './optical-body';
import { createOpticalTable, mediumTint, RIM } from './optical-table';
import { createRayBox } from './ray-box';
import { createInstrument } from '../../kit/instruments/instrument';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, cells, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createWavelengthSlider, TUNED } from './wavelength-slider';
import { describeRefraction, mediumName } from './describe-refraction';
import { CHIP, outlineOfToken, SHAPE_NAMES, SHAPES } from './table-bodies';

type RefractionFrame = Frame<'refraction'>;

/** The table is as large as it may be; on a phone what the beams do is read on the page. */
const ARRANGEMENT: Arrangements<'bodies' | 'table' | 'meter' | 'magnifier' | 'spectrum' | 'tuning'> = {
  wide: row(
    grow(10, 'bodies'),
    grow(54, 'table'),
    grow(26, column(grow(9, 'meter'), grow(13, 'magnifier'), grow(7, 'spectrum'), 'tuning')),
  ),
  tall: column(grow(1, 'table'), row(grow(6, 'bodies'), grow(4, 'tuning'))),
};
const MARGIN = 12;
/** Of the ray box and the detector. */
const APPARATUS = { wide: 1, tall: 1.1 } as const;
/** From the slit of the ray box to its back, stage units at scale 1. */
const BOX_LENGTH = 68;
/** Where the chips of the media lie, in radii of the circle: inside its figures. */
const MEDIA_AT = [
  { x: 0.5, y: -0.115 },
  { x: -0.5, y: 0.115 },
] as const;
const TUNING_HEIGHT = 18;
const LENS_RADIUS = 82;

const POLARISERS = ['unpolarised', 's', 'p'] as const;
const INDICES = ['1', '1.33', '1.52'] as const;
/** A body on the table that consists of air is drawn as this. */
const AIR = 0x93a8bd;
/** Drawn length of the wave in a vacuum, stage units, and crests a second. */
const CRESTS = { length: 34, rate: 0.7 } as const;
/** Eleven colours one over the other are to look white, and each by itself still to be seen. */
const WHITE_GAIN = 4;
const DEGREE = Math.PI / 180;
/** How far the slit of the ray box stands beyond the divided circle. */
const SLIT_BEYOND = 10;
/** Stage units to a CSS pixel beyond which the least letters are too large for the names of media. */
const BRIEF_FROM = 1.25;

const next = <T>(list: readonly T[], now: T): T => list[(list.indexOf(now) + 1) % list.length] ?? now;

export const createScene: CreateScene<'refraction'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'refraction' });
  const room = createRoom(context, { kind: 'dark' });

  // ------------------------------------------------------------ parts
  const table = createOpticalTable(context);
  const turning = new Container({ label: 'turntable' });
  const body = createOpticalBody(context);
  const beams = createLightBeams();
  const arm = createDetectorArm(context);
  const box = createRayBox(context);
  turning.addChild(table.root, arm.root, body.root, beams.root, table.figures, box.root);
  const meter = createInstrument(context, {
    form: 'panel',
    title: 'Light and detector',
    display: { rows: [{ label: 'Power', widest: '0.0000' }] },
    keys: [{ action: 'laser' }, { action: 'white_light', print: 'White' }],
  });
  const lens = createAngleMagnifier(context, LENS_RADIUS);
  const lensText = context.text({ text: 'Refracted beam', size: 12.5, colour: theme.ink, anchor: [0.5, 0] });
  const magnifier = new Container();
  magnifier.addChild(lens.root, lensText);
  const tokens = SHAPES.map((shape) => {
    const token = createIlluminatedButton(context);
    const picture = new Graphics({ label: shape });
    token.root.addChild(picture);
    return { shape, token, picture };
  });
  const bodies = new Container();
  bodies.addChild(...tokens.map(({ token }) => token.root));
  const tuning = createWavelengthSlider(context);
  const tuningText = context.text({ size: 12.5, mono: true, colour: theme.ink, anchor: [0.5, 1] });
  const media = [0, 1].map(() => {
    const chip = new Container({ label: 'medium' });
    const plate = new Graphics();
    const text = context.text({ size: 13, weight: '600', colour: 0xeaf2fa, anchor: [0.5, 0.5] });
    chip.addChild(plate, text);
    return { chip, plate, text };
  });
  const card = createScreenCase(context, { form: 'panel', title: 'Spectrum' });
  const lines = WHITE.map((wavelength) => new Graphics().rect(-1.5, 0, 3, 1).fill(lightColour(wavelength) ?? 0xffffff));
  const spectrumText = context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [0.5, 0.5] });
  const spectrum = new Container({ label: 'spectrum card' });
  spectrum.addChild(card.root, ...lines, spectrumText);
  for (const { chip } of media) turning.addChild(chip);
  const tuner = new Container();
  tuner.addChild(tuning.root, tuningText);
  root.addChild(room.root, turning, bodies, meter.root, magnifier, spectrum, tuner);

  // ------------------------------------------------------------ what hands do
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let layout: 'wide' | 'tall' = 'wide';
  let centre: Point = { x: 0, y: 0 };
  /** Of the divided circle. */
  let radius = 1;
  let apparatus = 1;
  let tuningBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let frame: RefractionFrame | null = null;
  /** How far the table is turned on the bench, and where on the bench the box stands while the body is turned, radians. */
  let turned = 0;
  let heldAt: number | null = null;
  const unit = (): number => radius / (TABLE_RADIUS - 14);
  /** Degrees from the table's normal, clockwise, of a point on the stage. */
  const bearing = ({ x, y }: Point): number => (Math.atan2(x - centre.x, -(y - centre.y)) - turned) / DEGREE;
  const folded = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
  const clampAngle = (angle: number): number => Math.min(89, Math.max(0, Math.round(angle)));

  const boxHandle = context.inputHandle('angle', {
    name: 'Ray box: angle of incidence',
    hint: 'Drag it along the rim; the arrow keys turn it by a tenth of a degree, the page keys by one. A press turns its polariser: none, s, p.',
    grip: 'along',
    drag: (point) => clampAngle(-folded(bearing(point))),
    tap: () => {
      if (frame) context.setInput('polarisation', next(POLARISERS, frame.params.polarisation));
    },
  });
  const stageBearing = ({ x, y }: Point): number => Math.atan2(x - centre.x, -(y - centre.y)) / DEGREE;
  const tableHandle = context.inputHandle('angle', {
    name: 'Turn the table under the beam',
    hint: 'Drag it round: the beam stays, the boundary turns.',
    grip: 'along',
    drag: (point, start, angle) => clampAngle(angle + folded(stageBearing(point) - stageBearing(start))),
    held: (down) => {
      heldAt = down && frame ? turned - frame.params.angle * DEGREE : null;
    },
  });
  const armHandle = context.actionHandle('detector', {
    name: 'Detector arm',
    hint: 'Drag it round the rim on to a beam; degrees clockwise from the normal in medium 1.',
    grip: 'along',
    drag: (point) => folded(bearing(point)),
  });
  const shapeHandles: readonly Handle[] = SHAPES.map((shape) =>
    context.actionHandle('shape', { name: `${SHAPE_NAMES[shape]} on the table`, grip: 'none', value: () => shape }),
  );
  const nextMedium = (id: 'n1' | 'n2') => () => {
    if (frame) context.setInput(id, next(INDICES, frame.params[id]));
  };
  const mediumHandles = (['n1', 'n2'] as const).map((id) =>
    context.inputHandle(id, {
      grip: 'press',
      hint: 'A press puts the next one there: air, water, glass.',
      tap: nextMedium(id),
      keys: { Enter: nextMedium(id) },
    }),
  );
  const tune = context.inputHandle('wavelength', {
    grip: 'x',
    follow: (wavelength) => {
      if (typeof wavelength === 'number') tuning.set(wavelength);
    },
    drag: (point) => {
      const { x, width } = tuningBox;
      const part = Math.min(1, Math.max(0, (point.x - x) / width));
      return Math.round(TUNED[0] + part * (TUNED[1] - TUNED[0]));
    },
  });

  // ------------------------------------------------------------ where things are
  const parts = {
    bodies: {
      root: bodies,
      lay(room: Box) {
        const along = room.width > room.height ? 'x' : 'y';
        const ink = theme.name === 'dark' ? 0x8fd6c8 : 0x2f8f80;
        const places = cells(along === 'y' ? inset(room, 0, room.height * 0.16) : room, along, SHAPES.length, 12);
        tokens.forEach(({ shape, token, picture }, n) => {
          const at = places[n];
          if (!at) return;
          token.root.position.set(at.x, at.y);
          token.lay(at.width, at.height);
          shapeHandles[n]?.place(at.x, at.y, at.width, at.height);
          picture.clear();
          picture.position.set(at.width / 2, at.height / 2 - 2);
          const half = Math.min(at.height * 0.36, at.width * 0.26);
          picture.poly(outlineOfToken(shape, half)).fill({ color: ink, alpha: 0.55 });
          picture.stroke({ width: 1.6, color: ink });
        });
      },
    },
    table: {
      lay({ x, y, width, height }: Box) {
        centre = { x: x + width / 2, y: y + height / 2 };
        radius = Math.min(width, height) / 2 - SLIT_BEYOND - BOX_LENGTH * apparatus;
        turning.position.copyFrom(centre);
        table.lay(radius, type.small);
        arm.lay(radius + 8, apparatus);
        box.root.scale.set(apparatus);
      },
    },
    meter,
    magnifier: {
      root: magnifier,
      lay({ x, y, width, height }: Box) {
        const line = type.small * 1.6;
        const size = Math.min(1.25, (height - line) / (2 * LENS_RADIUS + 8), width / (2 * LENS_RADIUS + 8));
        lens.root.scale.set(size);
        lens.root.position.set(x + width / 2, y + (height - line) / 2);
        lensText.style.fontSize = type.small;
        lensText.position.set(lens.root.x, lens.root.y + (LENS_RADIUS + 6) * size);
      },
    },
    spectrum: {
      root: spectrum,
      lay(room: Box) {
        card.lay(room, type);
        const { x, y, width, height } = card.pane;
        spectrumText.style.fontSize = type.small;
        spectrumText.position.set(x + width / 2, y + height - type.small * 0.6);
        for (const line of lines) {
          line.y = y;
          line.scale.y = Math.max(1, height - type.small * 1.6);
        }
      },
    },
    tuning: {
      root: tuner,
      least: ({ small }: TypeSizes) => ({ width: 0, height: Math.max(TUNING_HEIGHT + 20 + small * 1.6, small * 3.8) }),
      lay({ x, y, width, height }: Box) {
        tuningBox = { x: x + 8, y: y + height - TUNING_HEIGHT - 6, width: width - 16, height: TUNING_HEIGHT };
        tuning.root.position.set(tuningBox.x, tuningBox.y);
        tuning.lay(tuningBox.width, TUNING_HEIGHT);
        tuningText.style.fontSize = type.small;
        tuningText.position.set(x + width / 2, tuningBox.y - 15);
      },
    },
  } as const;

  // ------------------------------------------------------------ drawing
  let drawnFor = '';
  let laidFor = '';
  /** The chips of the media have room for the index alone. */
  let brief = false;
  let pieces: (Beam & Wave)[] = [];

  function outlineOf({ view, params }: RefractionFrame): BodyOutline | null {
    const mm = unit();
    switch (view.shape) {
      case 'flat':
        return null;
      case 'half-disc':
        return {
          is: 'half-disc',
          radius: HALF_DISC_RADIUS * mm,
          side: Number(params.n1) > Number(params.n2) ? 'above' : 'below',
        };
      case 'prism': {
        const half = (PRISM_SIDE / 2) * mm;
        return { is: 'polygon', points: [-half, 0, half, 0, 0, half * Math.sqrt(3)] };
      }
      case 'slab': {
        const depth = SLAB_THICKNESS * mm;
        const half = 66 * mm;
        return { is: 'polygon', points: [-half, 0, half, 0, half, depth, -half, depth] };
      }
    }
  }

  function drawMedia(now: RefractionFrame): void {
    const { view, params } = now;
    const thin = Number(params.n1) <= Number(params.n2) ? params.n1 : params.n2;
    const dense = thin === params.n1 ? params.n2 : params.n1;
    const flat = view.shape === 'flat';
    const around = mediumTint(view.shape === 'half-disc' ? thin : params.n1);
    table.fill(flat ? mediumTint(params.n1) : around, flat ? mediumTint(params.n2) : around, flat);
    body.set(outlineOf(now), mediumTint(view.shape === 'half-disc' ? dense : params.n2) ?? AIR);
  }

  function drawBeams({ view, fields }: RefractionFrame): void {
    const mm = unit();
    const { rays } = fields;
    pieces = Array.from({ length: view.count }, (_, n) => {
      const at = n * RAY_NUMBERS;
      return {
        x0: (rays[at] ?? 0) * mm,
        y0: -(rays[at + 1] ?? 0) * mm,
        x1: (rays[at + 2] ?? 0) * mm,
        y1: -(rays[at + 3] ?? 0) * mm,
        power: Math.min(1, (rays[at + 4] ?? 0) * (view.white ? WHITE_GAIN : 1)),
        wavelength: rays[at + 5] ?? 589,
        index: rays[at + 6] ?? 1,
        path: (rays[at + 7] ?? 0) * mm,
      };
    });
    beams.draw(pieces);
  }

  function drawSpectrum({ view, fields }: RefractionFrame): void {
    const shown = view.white && layout === 'wide';
    spectrum.visible = shown;
    if (!shown) return;
    const { pane } = card;
    const angles = [...fields.spread].filter((degrees) => degrees >= 0);
    const least = Math.min(...angles);
    const most = Math.max(...angles);
    const middle = (least + most) / 2;
    // The card shows at least one degree, so that colours that lie together look so.
    const span = Math.max(1, most - least) * 1.25;
    lines.forEach((line, n) => {
      const degrees = fields.spread[n] ?? -1;
      line.visible = degrees >= 0;
      line.x = pane.x + 6 + ((degrees - middle) / span + 0.5) * (pane.width - 12);
    });
    spectrumText.text = angles.length === 0 ? 'No light' : `${least.toFixed(1)}° to ${most.toFixed(1)}°`;
  }

  function placeHandles({ view, params }: RefractionFrame): void {
    const size = CHIP[layout];
    const on = (degrees: number, from: number): Point => ({
      x: centre.x + from * Math.sin(degrees * DEGREE + turned),
      y: centre.y - from * Math.cos(degrees * DEGREE + turned),
    });
    const square = (handle: Handle, point: Point, side: number): void =>
      handle.place(point.x - side / 2, point.y - side / 2, side, side);
    square(boxHandle, on(-params.angle, radius + SLIT_BEYOND + 40 * apparatus), 48 * apparatus);
    square(tableHandle, on(180, radius + RIM / 2), 30);
    square(armHandle, on(view.arm, radius + 8 + 15 * apparatus), 38 * apparatus);
    media.forEach(({ chip }, n) => {
      // They lie on the table but stay upright.
      chip.rotation = -turned;
      const at = MEDIA_AT[n];
      if (!at) return;
      const dx = at.x * radius;
      const dy = at.y * radius;
      chip.position.set(dx, dy);
      const cos = Math.cos(turned);
      const sin = Math.sin(turned);
      mediumHandles[n]?.place(
        centre.x + dx * cos - dy * sin - size.width / 2,
        centre.y + dx * sin + dy * cos - size.height / 2,
        size.width,
        size.height,
      );
    });
    armHandle.update(view.arm);
    tune.place(tuningBox.x + tuning.at(params.wavelength) - 18, tuningBox.y - 14, 36, 44);
  }

  return {
    root,
    resize(stage) {
      layout = stage.layout;
      type = stage.type;
      apparatus = APPARATUS[layout];
      arrange(ARRANGEMENT[layout], parts, inset(stageBox(stage), MARGIN), type);
      for (const key of meter.keys) key.enable(layout === 'wide');
      room.resize(stage, null);
      brief = layout === 'tall' || stage.pixel > BRIEF_FROM;
      for (const { plate } of media) {
        const { width: wide, height: high } = CHIP[stage.layout];
        plate
          .clear()
          .roundRect(-wide / 2, -high / 2, wide, high, high / 2)
          .fill({ color: 0x05090e, alpha: 0.55 })
          .stroke({ width: 1, color: 0xdbe7f3, alpha: 0.45 });
      }
      drawnFor = '';
      laidFor = '';
    },
    draw(now) {
      frame = now;
      const { view, params, shown } = now;
      if (heldAt !== null) turned = heldAt + params.angle * DEGREE;
      turning.rotation = turned;
      const laid = `${view.shape} ${params.n1} ${params.n2}`;
      if (laid !== laidFor) {
        laidFor = laid;
        drawMedia(now);
      }
      const key = `${view.drawn} ${params.angle} ${params.wavelength}`;
      const colour = view.white ? 0xffffff : view.laser ? (lightColour(params.wavelength) ?? 0xffffff) : null;
      if (key !== drawnFor) {
        drawnFor = key;
        drawBeams(now);
        drawSpectrum(now);
        for (const { shape, token } of tokens) token.set('', view.shape === shape);
        const radians = params.angle * DEGREE;
        const slit = radius + SLIT_BEYOND;
        box.root.position.set(-slit * Math.sin(radians), -slit * Math.cos(radians));
        box.root.rotation = Math.PI / 2 - radians;
        arm.turn(view.arm);
        tuningText.text = `${params.wavelength} nm`;
        media.forEach(({ text }, n) => {
          const index = n === 0 ? params.n1 : params.n2;
          text.text = brief ? index : mediumName(index, now.hidden.has(n === 0 ? 'n1' : 'n2'));
        });
      }
      box.set(colour, params.polarisation === 'unpolarised' ? '' : params.polarisation, box.root.rotation + turned);
      beams.crests(view.fronts && !view.white && view.laser ? pieces : [], CRESTS.length, now.time * CRESTS.rate);
      arm.light(now.readings.detector_power ?? 0);
      lens.set(now.readings.angle_refracted, colour ?? theme.inkSoft);
      placeHandles(now);
      meter.set(0, shown.detector_power.text);
    },
    describe: describeRefraction,
    destroy: () => root.destroy({ children: true }),
  };
};
