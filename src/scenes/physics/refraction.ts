/** An optical table from above: ray box on the rim, media or a body of glass, detector arm, magnifier over the scale. */
import { Container, Graphics } from 'pixi.js';
import { HALF_DISC_RADIUS, PRISM_SIDE, SLAB_THICKNESS, TABLE_RADIUS } from '../../../engine/physics/light-paths';
import { RAY_NUMBERS, WHITE } from '../../../engine/physics/ray-rows';
import type { CreateScene, Frame, Handle, Point } from '../contract';
import { createAngleMagnifier } from '../kit/angle-magnifier';
import { createBackdrop } from '../kit/backdrop';
import { createDetectorArm } from '../kit/detector-arm';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { type Beam, createLightBeams, type Wave } from '../kit/light-beams';
import { lightColour } from '../kit/light-colour';
import { type BodyOutline, createOpticalBody } from '../kit/optical-body';
import { createOpticalTable, mediumTint } from '../kit/optical-table';
import { createRayBox } from '../kit/ray-box';
import { createReadOut } from '../kit/read-out';
import { screen } from '../kit/shading';
import { createWavelengthSlider, TUNED } from '../kit/wavelength-slider';
import { describeRefraction, mediumName } from './describe-refraction';
import { CHIP, LAYOUTS, type Layout, outlineOfToken, SHAPE_NAMES, SHAPES } from './refraction-layout';

type RefractionFrame = Frame<'refraction'>;

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
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const table = createOpticalTable(context);
  const turning = new Container({ label: 'turntable' });
  const body = createOpticalBody(context);
  const beams = createLightBeams();
  const arm = createDetectorArm(context);
  const box = createRayBox(context);
  turning.addChild(table.root, arm.root, body.root, beams.root, box.root);
  const readOut = createReadOut(context, 17);
  const magnifier = createAngleMagnifier(context, 82);
  const magnifierText = context.text({ text: 'Refracted beam', size: 12.5, colour: theme.inkSoft, anchor: [0.5, 0] });
  const tokens = SHAPES.map((shape) => {
    const token = createIlluminatedButton(context);
    const picture = new Graphics({ label: shape });
    token.root.addChild(picture);
    return { shape, token, picture };
  });
  const buttons = Array.from({ length: 4 }, () => createIlluminatedButton(context));
  const tuning = createWavelengthSlider(context);
  const tuningText = context.text({ size: 12.5, mono: true, colour: theme.ink, anchor: [0.5, 1] });
  const media = [0, 1].map(() => {
    const chip = new Container({ label: 'medium' });
    const plate = new Graphics();
    const text = context.text({ size: 13, weight: '600', colour: 0xeaf2fa, anchor: [0.5, 0.5] });
    chip.addChild(plate, text);
    return { chip, plate, text };
  });
  const spectrum = new Container({ label: 'spectrum card' });
  const card = new Graphics();
  const lines = WHITE.map((wavelength) =>
    new Graphics().rect(-1.5, 0, 3, 30).fill(lightColour(wavelength) ?? 0xffffff),
  );
  const spectrumText = context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [0.5, 0] });
  spectrum.addChild(card, ...lines, spectrumText);
  for (const { chip } of media) turning.addChild(chip);
  root.addChild(
    backdrop.root,
    turning,
    readOut.root,
    magnifier.root,
    magnifierText,
    spectrum,
    tuning.root,
    tuningText,
    ...tokens.map(({ token }) => token.root),
    ...buttons.map((button) => button.root),
  );

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  let frame: RefractionFrame | null = null;
  /** How far the table is turned on the bench, and where on the bench the box stands while the body is turned, radians. */
  let turned = 0;
  let heldAt: number | null = null;
  const unit = (): number => layout.radius / (TABLE_RADIUS - 14);
  /** Degrees from the table's normal, clockwise, of a point on the stage. */
  const bearing = ({ x, y }: Point): number =>
    (Math.atan2(x - layout.centre.x, -(y - layout.centre.y)) - turned) / DEGREE;
  const folded = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
  const clampAngle = (angle: number): number => Math.min(89, Math.max(0, Math.round(angle)));

  const boxHandle = context.handle({
    role: 'slider',
    name: 'Ray box: angle of incidence',
    hint: 'Drag it along the rim; the arrow keys turn it by a tenth of a degree, the page keys by one.',
    min: 0,
    max: 89,
    step: 0.1,
    value: 30,
    format: (degrees) => `${degrees.toFixed(1)} degrees from the normal`,
    set: (degrees) => context.setInput('angle', Math.round(degrees * 10) / 10),
    drag: (point) => clampAngle(-folded(bearing(point))),
  });
  const bodyHandle = context.handle({
    role: 'slider',
    name: 'Turn the table under the beam',
    hint: 'Drag it round: the beam stays, the boundary turns.',
    min: 0,
    max: 89,
    step: 1,
    value: 30,
    format: (degrees) => `${degrees.toFixed(1)} degrees of incidence`,
    set: (degrees) => context.setInput('angle', Math.round(degrees * 10) / 10),
    drag: (point, start, angle) => clampAngle(angle + folded(stageBearing(point) - stageBearing(start))),
    held: (down) => {
      heldAt = down && frame ? turned - frame.params.angle * DEGREE : null;
    },
  });
  const stageBearing = ({ x, y }: Point): number => Math.atan2(x - layout.centre.x, -(y - layout.centre.y)) / DEGREE;
  const armHandle = context.handle({
    role: 'slider',
    name: 'Detector arm',
    hint: 'Drag it round the rim on to a beam; degrees clockwise from the normal in medium 1.',
    min: -180,
    max: 180,
    step: 0.5,
    value: 30,
    format: (degrees) => `${degrees} degrees from the normal`,
    set: (degrees) =>
      context.dispatch({ do: 'detector', value: Math.min(180, Math.max(-180, Math.round(degrees * 2) / 2)) }),
    drag: (point) => folded(bearing(point)),
  });
  const polariser = context.handle({
    role: 'button',
    name: 'Polariser',
    hint: 'Turns the polariser on: unpolarised, s, p.',
    press: () => {
      if (frame) context.setInput('polarisation', next(POLARISERS, frame.params.polarisation));
    },
  });
  const shapeHandles: readonly Handle[] = SHAPES.map((shape) =>
    context.handle({
      role: 'toggle',
      name: `${SHAPE_NAMES[shape]} on the table`,
      pressed: shape === 'flat',
      toggle: () => context.dispatch({ do: 'shape', value: shape }),
    }),
  );
  const swap = context.handle({
    role: 'button',
    name: 'Swap the media',
    press: () => context.dispatch({ do: 'swap_media' }),
  });
  const laser = context.handle({
    role: 'toggle',
    name: 'Laser',
    pressed: true,
    toggle: (on) => context.dispatch({ do: 'laser', value: on ? 1 : 0 }),
  });
  const white = context.handle({
    role: 'toggle',
    name: 'White light',
    pressed: false,
    toggle: (on) => context.dispatch({ do: 'white_light', value: on ? 1 : 0 }),
  });
  const fronts = context.handle({
    role: 'toggle',
    name: 'Wave fronts',
    pressed: false,
    toggle: (on) => context.dispatch({ do: 'wave_fronts', value: on ? 1 : 0 }),
  });
  const mediumHandles = ([1, 2] as const).map((place) =>
    context.handle({
      role: 'button',
      name: `Medium ${place}`,
      hint: 'Puts the next one there: air, water, glass.',
      press: () => {
        if (!frame) return;
        if (place === 1) context.setInput('n1', next(INDICES, frame.params.n1));
        else context.setInput('n2', next(INDICES, frame.params.n2));
      },
    }),
  );
  const tune = context.handle({
    role: 'slider',
    name: 'Wavelength',
    min: TUNED[0],
    max: TUNED[1],
    step: 1,
    value: 589,
    format: (nanometres) => `${nanometres} nm`,
    set: (nanometres) => context.setInput('wavelength', Math.round(nanometres)),
    drag: (point) => {
      const { x, width } = layout.wavelength;
      const part = Math.min(1, Math.max(0, (point.x - x) / width));
      return Math.round(TUNED[0] + part * (TUNED[1] - TUNED[0]));
    },
  });

  // ------------------------------------------------------------ drawing
  let drawnFor = '';
  let laidFor = '';
  let narrow = false;
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
    const shown = view.white && layout.spectrum !== null;
    if (spectrum.visible !== shown) spectrum.visible = shown;
    if (!shown || !layout.spectrum) return;
    const angles = [...fields.spread].filter((degrees) => degrees >= 0);
    const least = Math.min(...angles);
    const most = Math.max(...angles);
    const middle = (least + most) / 2;
    // The card shows at least one degree, so that colours that lie together look so.
    const span = Math.max(1, most - least) * 1.25;
    lines.forEach((line, n) => {
      const degrees = fields.spread[n] ?? -1;
      line.visible = degrees >= 0;
      line.x = layout.spectrum ? ((degrees - middle) / span + 0.5) * (layout.spectrum.width - 24) + 12 : 0;
    });
    spectrumText.text =
      angles.length === 0 ? 'No light comes out' : `turned by ${least.toFixed(1)}° to ${most.toFixed(1)}°`;
  }

  function placeHandles({ view, params }: RefractionFrame): void {
    const { centre } = layout;
    const { radius, apparatus } = layout;
    const size = CHIP[narrow ? 'narrow' : 'wide'];
    const on = (degrees: number, from: number): Point => ({
      x: centre.x + from * Math.sin(degrees * DEGREE + turned),
      y: centre.y - from * Math.cos(degrees * DEGREE + turned),
    });
    const square = (handle: Handle, point: Point, size: number): void =>
      handle.place(point.x - size / 2, point.y - size / 2, size, size);
    square(boxHandle, on(-params.angle, radius + SLIT_BEYOND + 42 * apparatus), 48 * apparatus);
    square(polariser, on(-params.angle, radius + SLIT_BEYOND + 4), 22 * apparatus);
    square(armHandle, on(view.arm, radius + 8 + 15 * apparatus), 38 * apparatus);
    bodyHandle.place(centre.x - layout.radius * 0.3, centre.y + 6, layout.radius * 0.6, layout.radius * 0.5);
    media.forEach(({ chip }, n) => {
      // They lie on the table but stay upright.
      chip.rotation = -turned;
      const at = layout.media[n];
      if (!at) return;
      const dx = at.x - centre.x;
      const dy = at.y - centre.y;
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
    boxHandle.update(params.angle);
    bodyHandle.update(params.angle);
    armHandle.update(view.arm);
    tune.update(params.wavelength);
    tune.place(layout.wavelength.x + tuning.at(params.wavelength) - 18, layout.wavelength.y - 14, 36, 44);
    SHAPES.forEach((shape, n) => shapeHandles[n]?.update(view.shape === shape));
    laser.update(view.laser && !view.white);
    white.update(view.white);
    fronts.update(view.fronts);
  }

  function drawTokens({ view }: RefractionFrame): void {
    for (const { shape, token } of tokens) token.set('', view.shape === shape);
    buttons[0]?.set(narrow ? 'Swap' : 'Swap media', false);
    buttons[1]?.set('Laser', view.laser && !view.white);
    buttons[2]?.set(narrow ? 'White' : 'White light', view.white);
    buttons[3]?.set(narrow ? 'Waves' : 'Wave fronts', view.fronts);
  }

  function layTokens(): void {
    const ink = theme.name === 'dark' ? 0x8fd6c8 : 0x2f8f80;
    tokens.forEach(({ shape, token, picture }, n) => {
      const at = layout.shapes[n];
      if (!at) return;
      token.root.position.set(at.x, at.y);
      token.lay(at.width, at.height);
      shapeHandles[n]?.place(at.x, at.y, at.width, at.height);
      picture.clear();
      picture.position.set(at.width / 2, at.height / 2 - 2);
      picture.poly(outlineOfToken(shape, at.height * 0.36)).fill({ color: ink, alpha: 0.55 });
      picture.stroke({ width: 1.6, color: ink });
    });
    [swap, laser, white, fronts].forEach((handle, n) => {
      const at = layout.buttons[n];
      const button = buttons[n];
      if (!at || !button) return;
      button.root.position.set(at.x, at.y);
      button.lay(at.width, at.height);
      handle.place(at.x, at.y, at.width, at.height);
    });
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      backdrop.resize(stage, null);
      turning.position.set(layout.centre.x, layout.centre.y);
      table.lay(layout.radius, 12 * Math.max(1, stage.pixel));
      arm.lay(layout.radius + 8, layout.apparatus);
      box.root.scale.set(layout.apparatus);
      readOut.root.position.set(layout.readOut.x, layout.readOut.y);
      readOut.lay(layout.readOut.width, layout.readOut.height);
      const lens = layout.magnifier;
      magnifier.root.visible = magnifierText.visible = lens !== null;
      if (lens) {
        magnifier.root.position.set(lens.x, lens.y);
        magnifierText.position.set(lens.x, lens.y + 90);
      }
      const { x, y, width, height } = layout.wavelength;
      tuning.root.position.set(x, y);
      tuning.lay(width, height);
      tuningText.position.set(x + width / 2, y - 15);
      const at = layout.spectrum;
      if (at) {
        spectrum.position.set(at.x, at.y);
        card.removeChildren();
        card.addChild(screen(theme, at.width, at.height, 6));
        for (const line of lines) line.y = 8;
        spectrumText.position.set(at.width / 2, 43);
      }
      narrow = stage.layout === 'narrow';
      brief = narrow || stage.pixel > BRIEF_FROM;
      for (const { plate } of media) {
        const { width: wide, height: high } = CHIP[stage.layout];
        plate
          .clear()
          .roundRect(-wide / 2, -high / 2, wide, high, high / 2)
          .fill({ color: 0x05090e, alpha: 0.55 })
          .stroke({ width: 1, color: 0xdbe7f3, alpha: 0.45 });
      }
      layTokens();
      drawnFor = '';
      laidFor = '';
    },
    draw(now) {
      frame = now;
      const { view, params, shown } = now;
      if (heldAt !== null) turned = heldAt + params.angle * DEGREE;
      if (turning.rotation !== turned) turning.rotation = turned;
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
        drawTokens(now);
        const radians = params.angle * DEGREE;
        const slit = layout.radius + SLIT_BEYOND;
        box.root.position.set(-slit * Math.sin(radians), -slit * Math.cos(radians));
        box.root.rotation = Math.PI / 2 - radians;
        arm.turn(view.arm);
        tuning.set(params.wavelength);
        tuningText.text = `${params.wavelength} nm`;
        media.forEach(({ text }, n) => {
          const index = n === 0 ? params.n1 : params.n2;
          text.text = brief ? index : mediumName(index);
        });
      }
      box.set(colour, params.polarisation === 'unpolarised' ? '' : params.polarisation, box.root.rotation + turned);
      beams.crests(view.fronts && !view.white && view.laser ? pieces : [], CRESTS.length, now.time * CRESTS.rate);
      arm.light(now.readings.detector_power ?? 0);
      magnifier.set(now.readings.angle_refracted, colour ?? theme.inkSoft);
      placeHandles(now);
      readOut.set(
        [
          `θ₁ ${params.angle.toFixed(1).padStart(5)}°`,
          `θ₂ ${shown.angle_refracted.value === null ? '    –' : shown.angle_refracted.text.padStart(5)}${shown.angle_refracted.value === null ? '' : '°'}`,
          `R  ${shown.reflectance.text}`,
          `T  ${shown.transmittance.text}`,
          `at the arm ${shown.detector_power.text}`,
        ]
          .slice(0, narrow ? 3 : 5)
          .join('\n'),
      );
    },
    describe: describeRefraction,
    destroy: () => root.destroy({ children: true }),
  };
};
