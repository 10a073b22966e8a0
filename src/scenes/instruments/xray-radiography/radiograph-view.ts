/** The radiograph as the reading room shows it: picture with a probe, the tube's spectrum and the probe's words beside or below it. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';
import { createGreyImage } from '../../kit/imaging/grey-image';
import { createThicknessProbe } from './thickness-probe';
import { createTubeSpectrum } from './tube-spectrum';

type XRayFrame = Frame<'xray_radiography'>;

export interface RadiographView extends Part {
  draw(frame: XRayFrame): void;
  /** Its handle is there while it is seen. */
  enable(on: boolean): void;
}

/** Natural size: the picture is built once and scaled. */
const PICTURE = 256;
const ON_BLACK = 0xd3e9e6;
/** Most of the width that the picture takes where spectrum and words stand beside it. */
const BESIDE = 0.62;
/** Letters along a side from which on its picture has room for what it says. */
const LEAST_LETTERS = 8.5;

const saying = ({ view }: XRayFrame): string => {
  if (view.stage === 'on') return 'X-rays on';
  if (view.pictured) return '';
  if (!view.positioned) return 'Nothing lies under the tube';
  if (view.spin !== null) return 'The anode runs up…';
  return view.atSpeed ? 'Ready: expose' : 'Prepare, then expose';
};

const techniqueOf = ({ params, hidden }: XRayFrame): string => {
  const energy =
    params.beam === 'Tube'
      ? `${hidden.has('kvp') ? '?' : params.kvp} kV`
      : `${hidden.has('mono_energy') ? '?' : params.mono_energy} keV`;
  return `${energy}  ${hidden.has('mas') ? '?' : params.mas} mAs`;
};

/** On the picture what is done next and the technique; beside it what the probe finds. */
function createWords(context: SceneContext<'xray_radiography'>) {
  const said = context.text({
    size: 14,
    weight: '600',
    colour: ON_BLACK,
    anchor: [0.5, 0.5],
    align: 'center',
    wrap: 200,
  });
  const technique = context.text({ size: 12, mono: true, weight: '600', colour: ON_BLACK });
  const words = context.text({ size: 12, mono: true, colour: context.theme.screenInk });
  return { said, technique, words };
}

/** Where the picture lies in the box, and whether spectrum and words stand beside it. `line`: height of one of the words. */
function pictureIn(box: Box, small: number, line: number): { readonly beside: boolean; readonly picture: Box } {
  const beside = box.width > box.height * 1.25;
  const side = beside
    ? Math.min(box.height, box.width * BESIDE)
    : Math.min(box.width, box.height - 3 * line - 8 - small * 5.6);
  return {
    beside,
    picture: {
      x: beside ? 0 : (box.width - side) / 2,
      y: beside ? (box.height - side) / 2 : 0,
      width: side,
      height: side,
    },
  };
}

export function createRadiographView(context: SceneContext<'xray_radiography'>): RadiographView {
  const root = new Container({ label: 'radiograph' });
  const black = new Graphics();
  const image = createGreyImage(context, 'u8', PICTURE, PICTURE);
  image.window(0, 255);
  const { said, technique, words } = createWords(context);
  const spectrum = createTubeSpectrum(context);
  const probe = createThicknessProbe(context, root.position);
  root.addChild(black, image.root, probe.cross, technique, said, spectrum.chart.root, words);
  let on = true;
  /** What it says stands where else the probe's words do. */
  let below = false;
  let shown = '';

  function layBeside(box: Box, side: number, line: number, beside: boolean, type: TypeSizes): void {
    const x = beside ? side + 12 : 0;
    const high = 3 * line + 6;
    const y = beside ? 0 : side + high;
    words.position.set(x, beside ? box.height - high + 4 : side + 6);
    spectrum.chart.lay({ x, y, width: box.width - x, height: box.height - (beside ? high + 8 : y) }, type);
  }

  return {
    root,
    lay(box: Box, type: TypeSizes) {
      root.position.set(box.x, box.y);
      const { small } = type;
      const line = small * 1.35;
      const { beside, picture } = pictureIn(box, small, line);
      const { width: side } = picture;
      black.clear().rect(picture.x, picture.y, side, side).fill(0x000000);
      image.root.position.set(picture.x, picture.y);
      image.root.scale.set(side / PICTURE);
      probe.lay(picture);
      technique.position.set(picture.x + 6, picture.y + 4);
      below = !beside && side < LEAST_LETTERS * type.text;
      said.anchor.y = below ? 0 : 0.5;
      said.position.set(picture.x + side / 2, below ? side + 6 : picture.y + side / 2);
      said.style.fontSize = below ? small : type.text;
      said.style.fill = below ? context.theme.screenInk : ON_BLACK;
      said.style.wordWrapWidth = below ? box.width : side - 24;
      technique.style.fontSize = words.style.fontSize = small;
      layBeside(box, side, line, beside, type);
      shown = '';
    },
    enable(next) {
      on = next;
    },
    draw(frame) {
      const { view, fields } = frame;
      const key = `${view.revision} ${view.rows} ${view.pictured}`;
      if (key !== shown) {
        shown = key;
        image.draw(fields.picture, PICTURE, PICTURE);
      }
      const seen = view.pictured && view.stage !== 'on';
      image.root.visible = seen;
      image.root.alpha = view.fresh || view.stage === 'reading' ? 1 : 0.55;
      const note = saying(frame);
      said.text = note;
      technique.visible = note === '';
      technique.text = techniqueOf(frame);
      words.text = below && note !== '' ? '' : probe.words(frame);
      probe.draw(seen, on);
      spectrum.draw(frame);
    },
  };
}
