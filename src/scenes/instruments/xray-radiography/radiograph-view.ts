/** The radiograph as the reading room shows it: picture with a probe, the tube's spectrum and the probe's words beside or below it. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { corner, label } from '../../kit/charts/words';
import { createGreyImage } from '../../kit/imaging/grey-image';

type XRayFrame = Frame<'xray_radiography'>;

export interface RadiographView extends Part {
  draw(frame: XRayFrame): void;
  /** Its handle is there while it is seen. */
  enable(on: boolean): void;
}

/** Natural size: the picture is built once and scaled. */
const PICTURE = 256;
/** Cells across of the paths. */
const CELLS = 64;
const FIRST_KEV = 10.5;
const BINS = 140;
/** What the spectrum is worked out from. */
const BEAM = ['beam', 'kvp', 'filtration', 'mono_energy'] as const;
const ON_BLACK = 0xd3e9e6;
const PROBE = 0xfbbf24;
/** The lines of tungsten: their bin, how many bins beside them are free of lines, and by how much one has to stand out. */
const K_ALPHA = { keV: 59.5, beside: 3 } as const;
const K_BETA = { keV: 67.5, beside: 3 } as const;
const STANDS_OUT = 1.08;
/** Most of the width that the picture takes where spectrum and words stand beside it. */
const BESIDE = 0.62;
/** Letters along a side from which on its picture has room for what it says. */
const LEAST_LETTERS = 8.5;

export function createRadiographView(context: SceneContext<'xray_radiography'>): RadiographView {
  const { theme } = context;
  const root = new Container({ label: 'radiograph' });
  const black = new Graphics();
  const image = createGreyImage(context, 'u8', PICTURE, PICTURE);
  image.window(0, 255);
  const cross = new Graphics()
    .circle(0, 0, 7)
    .stroke({ width: 2, color: PROBE })
    .moveTo(-13, 0)
    .lineTo(-4, 0)
    .moveTo(13, 0)
    .lineTo(4, 0)
    .moveTo(0, -13)
    .lineTo(0, -4)
    .moveTo(0, 13)
    .lineTo(0, 4)
    .stroke({ width: 1.4, color: PROBE });
  const said = context.text({
    size: 14,
    weight: '600',
    colour: ON_BLACK,
    anchor: [0.5, 0.5],
    align: 'center',
    wrap: 200,
  });
  const technique = context.text({ size: 12, mono: true, weight: '600', colour: ON_BLACK });
  const words = context.text({ size: 12, mono: true, colour: theme.screenInk });
  const spectrum = createChart(context, {
    ground: 'screen',
    x: { label: 'Photon energy', short: 'E', unit: 'keV', domain: [10, 150] },
    y: { label: 'Photons', unit: '', domain: [0, 1.08], bare: true },
    marks: {
      below: area({ colour: 'orange' }),
      photons: line({ colour: 'orange', width: 1.6 }),
      alpha: label({ text: 'Kα', colour: 'bright', side: 'left' }),
      beta: label({ text: 'Kβ', colour: 'bright' }),
      words: corner({ at: 'top right' }),
    },
  });
  root.addChild(black, image.root, cross, technique, said, spectrum.root, words);
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let on = true;
  /** What it says stands where else the probe's words do. */
  let below = false;
  /** Of the picture's width and height. */
  let place: Point = { x: 0.5, y: 0.5 };
  let shown = '';
  const probe = context.handle({
    role: 'point',
    grip: 'none',
    name: 'Thickness probe',
    hint: 'Drag it over the picture; arrow keys move it.',
    min: { x: 0, y: 0 },
    max: { x: 100, y: 100 },
    step: 2,
    value: { x: 50, y: 50 },
    format: ({ x, y }) => `${x.toFixed(0)} % to the right, ${y.toFixed(0)} % down`,
    set({ x, y }) {
      place = { x: x / 100, y: y / 100 };
      context.redraw();
    },
    drag: (point) => ({
      x: (100 * (point.x - picture.x - root.x)) / picture.width,
      y: (100 * (point.y - picture.y - root.y)) / picture.height,
    }),
  });
  const put = (text: typeof words, value: string): void => {
    text.text = value;
  };

  function probed({ fields, view, params, hidden }: XRayFrame): string {
    if (!view.pictured || (view.object === 'Slab' && (hidden.has('slab_thickness') || hidden.has('slab_material'))))
      return '';
    const cell = (part: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(part * CELLS)));
    const at = cell(place.y) * CELLS + cell(place.x);
    const cm = (n: number): number => fields.paths[n * CELLS * CELLS + at] ?? 0;
    const [main, lung, bone] = view.object === 'Slab' ? [params.slab_thickness, 0, 0] : [cm(0), cm(1), cm(2)];
    const rows = [`${view.main} ${main.toFixed(main < 2 ? 2 : 1)} cm`];
    if (view.object === 'Chest') rows.push(`Lung ${lung.toFixed(1)} cm`);
    if (view.object === 'Hand' || view.object === 'Chest') rows.push(`Bone ${bone.toFixed(2)} cm`);
    return rows.join('\n');
  }

  const saying = ({ view }: XRayFrame): string => {
    if (view.stage === 'on') return 'X-rays on';
    if (view.pictured) return '';
    if (!view.positioned) return 'Nothing lies under the tube';
    if (view.spin !== null) return 'The anode runs up…';
    return view.atSpeed ? 'Ready: expose' : 'Prepare, then expose';
  };

  return {
    root,
    lay(box: Box, type: TypeSizes) {
      root.position.set(box.x, box.y);
      const { small } = type;
      const beside = box.width > box.height * 1.25;
      const line = small * 1.35;
      const side = beside
        ? Math.min(box.height, box.width * BESIDE)
        : Math.min(box.width, box.height - 3 * line - 8 - small * 5.6);
      picture = {
        x: beside ? 0 : (box.width - side) / 2,
        y: beside ? (box.height - side) / 2 : 0,
        width: side,
        height: side,
      };
      black.clear().rect(picture.x, picture.y, side, side).fill(0x000000);
      image.root.position.set(picture.x, picture.y);
      image.root.scale.set(side / PICTURE);
      technique.position.set(picture.x + 6, picture.y + 4);
      below = !beside && side < LEAST_LETTERS * type.text;
      said.anchor.y = below ? 0 : 0.5;
      said.position.set(picture.x + side / 2, below ? side + 6 : picture.y + side / 2);
      said.style.fontSize = below ? small : type.text;
      said.style.fill = below ? theme.screenInk : ON_BLACK;
      said.style.wordWrapWidth = below ? box.width : side - 24;
      technique.style.fontSize = words.style.fontSize = small;
      if (beside) {
        const x = side + 12;
        const high = 3 * line + 6;
        spectrum.lay({ x, y: 0, width: box.width - x, height: box.height - high - 8 }, type);
        words.position.set(x, box.height - high + 4);
      } else {
        words.position.set(0, side + 6);
        const y = side + 6 + 3 * line;
        spectrum.lay({ x: 0, y, width: box.width, height: box.height - y }, type);
      }
      shown = '';
    },
    enable(next) {
      on = next;
    },
    draw(frame) {
      const { view, fields, hidden, params } = frame;
      const key = `${view.revision} ${view.rows} ${view.pictured}`;
      if (key !== shown) {
        shown = key;
        image.draw(fields.picture, PICTURE, PICTURE);
      }
      image.root.visible = view.pictured && view.stage !== 'on';
      image.root.alpha = view.fresh || view.stage === 'reading' ? 1 : 0.55;
      const note = saying(frame);
      put(said, note);
      technique.visible = note === '';
      put(
        technique,
        params.beam === 'Tube'
          ? `${hidden.has('kvp') ? '?' : params.kvp} kV  ${hidden.has('mas') ? '?' : params.mas} mAs`
          : `${hidden.has('mono_energy') ? '?' : params.mono_energy} keV  ${hidden.has('mas') ? '?' : params.mas} mAs`,
      );
      put(words, below && note !== '' ? '' : probed(frame));
      const seen = view.pictured && view.stage !== 'on';
      cross.visible = seen;
      cross.position.set(picture.x + place.x * picture.width, picture.y + place.y * picture.height);
      probe.enable(on && seen);
      if (on && seen) probe.place(root.x + cross.x - 11, root.y + cross.y - 11, 22, 22);
      const known = !BEAM.some((id) => hidden.has(id));
      spectrum.marks.words.set(known ? '' : 'Worked out once the beam is known');
      spectrum.marks.photons.root.visible = spectrum.marks.below.root.visible = known;
      spectrum.marks.below.even(fields.spectrum, FIRST_KEV, FIRST_KEV + BINS - 1);
      spectrum.marks.photons.even(fields.spectrum, FIRST_KEV, FIRST_KEV + BINS - 1);
      for (const [name, { keV, beside }] of [
        [spectrum.marks.alpha, K_ALPHA],
        [spectrum.marks.beta, K_BETA],
      ] as const) {
        const bin = keV - FIRST_KEV;
        const at = (n: number): number => fields.spectrum[n] ?? 0;
        const around = Math.max(at(bin - beside), at(bin + beside));
        if (known && around > 0 && at(bin) > STANDS_OUT * around) name.at(keV, at(bin));
        else name.hide();
      }
    },
  };
}
