/** A cut through a colony and the agar under it, coloured by its pH, over a scale of the indicator's colours with the pH that the electrode shows. */
import { Container, Graphics } from 'pixi.js';
import { START_PH } from '../../../../engine/medical-microbiology/colony-acid';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { macConkeyAt, NUTRIENT_AGAR } from '../../kit/petri/agar-tones';
import { COLONY_LOOKS } from '../../kit/petri/colonies';
import { createPainted, type Pen } from '../../kit/paint/painted';
import { acrossGradient, cssColour, housing, mix } from '../../kit/paint/shading';
import { REACH_MM, colonyColour, type SeenPlate } from './colony-tones';

export interface ColonySection extends Part {
  /** The first kind of the plate; `ph`: what the electrode shows, null where nothing is to be shown. */
  draw(plate: SeenPlate, ph: number | null, now: number): boolean;
}

const PIXELS = { width: 460, height: 150 } as const;
/** What is seen, mm: half of the width, and the agar's depth. */
const HALF_MM = 10;
const AGAR_MM = 4;
const LAYERS = 22;
const SCALE_PH = { from: 4.5, to: 8.5, ticks: [5, 6, 7, 8] } as const;
const STOPS = 12;

function paintSection(pen: Pen, { agar, kinds }: SeenPlate): void {
  const [kind] = kinds;
  if (!kind) return;
  const { radius, ph, form } = kind;
  const unit = PIXELS.width / (2 * HALF_MM);
  const surface = PIXELS.height - AGAR_MM * unit;
  const fresh = agar === 'MacConkey' ? macConkeyAt(START_PH) : NUTRIENT_AGAR;
  pen.save();
  pen.beginPath();
  pen.rect(0, surface, PIXELS.width, AGAR_MM * unit);
  pen.clip();
  pen.fillStyle = cssColour(fresh);
  pen.fillRect(0, surface, PIXELS.width, AGAR_MM * unit);
  if (agar === 'MacConkey' && radius > 0) {
    for (let n = LAYERS; n >= 0; n--) {
      const away = (4 * REACH_MM * n) / LAYERS;
      pen.fillStyle = cssColour(macConkeyAt(START_PH + (ph - START_PH) * Math.exp(-away / REACH_MM)));
      pen.beginPath();
      pen.ellipse(
        PIXELS.width / 2,
        surface,
        (radius + away) * unit,
        Math.max(1, (away + 0.15 * radius) * unit),
        0,
        0,
        2 * Math.PI,
      );
      pen.fill();
    }
  }
  const depth = pen.createLinearGradient(0, surface, 0, PIXELS.height);
  depth.addColorStop(0, cssColour(0xffffff, 0.16));
  depth.addColorStop(0.12, cssColour(0xffffff, 0));
  depth.addColorStop(1, cssColour(0x2a0d08, 0.28));
  pen.fillStyle = depth;
  pen.fillRect(0, surface, PIXELS.width, AGAR_MM * unit);
  pen.restore();
  pen.fillStyle = cssColour(0xffffff, 0.5);
  pen.fillRect(0, surface - 1, PIXELS.width, 1.6);
  if (radius === 0) return;
  const look = COLONY_LOOKS[form];
  const colour = colonyColour(agar, form, ph);
  const [across, high] = [radius * unit, Math.max(2.5, look.dome * radius * unit)];
  const body = pen.createLinearGradient(0, surface - high, 0, surface);
  body.addColorStop(0, cssColour(mix(colour, 0xffffff, 0.3)));
  body.addColorStop(1, cssColour(mix(colour, 0x2a0d12, 0.25)));
  pen.fillStyle = body;
  pen.beginPath();
  pen.ellipse(PIXELS.width / 2, surface, across, high, 0, Math.PI, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = cssColour(0xffffff, 0.75 * look.gloss);
  pen.beginPath();
  pen.ellipse(PIXELS.width / 2 - across * 0.4, surface - high * 0.68, across * 0.2, high * 0.12, -0.5, 0, 2 * Math.PI);
  pen.fill();
}

export function createColonySection(context: StageContext): ColonySection {
  const { theme } = context;
  const root = new Container({ label: 'cut through a colony' });
  const back = new Container();
  const picture = createPainted(PIXELS.width, PIXELS.height);
  const strip = new Graphics();
  const marker = new Graphics();
  const title = context.text({ text: 'Colony, cut', size: 13, weight: '600', colour: theme.ink });
  const quantity = context.text({ text: 'pH', size: 12, colour: theme.ink, anchor: [0, 0] });
  const figures = SCALE_PH.ticks.map((ph) =>
    context.text({ text: String(ph), size: 12, mono: true, colour: theme.ink, anchor: [0.5, 0] }),
  );
  root.addChild(back, picture.root, strip, marker, title, quantity, ...figures);
  let bar: Box = { x: 0, y: 0, width: 1, height: 1 };
  const xOf = (ph: number): number =>
    bar.x +
    (bar.width * (Math.min(SCALE_PH.to, Math.max(SCALE_PH.from, ph)) - SCALE_PH.from)) / (SCALE_PH.to - SCALE_PH.from);
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      for (const child of back.removeChildren()) child.destroy();
      const face = housing(theme, box.width, box.height, 12);
      face.position.set(box.x, box.y);
      back.addChild(face);
      const pad = 10;
      title.style.fontSize = type.small;
      title.position.set(box.x + pad, box.y + 5);
      const top = box.y + 8 + type.small * 1.25;
      const foot = type.small * 1.3 + 24;
      const room = { width: box.width - 2 * pad, height: Math.max(10, box.y + box.height - pad - foot - top) };
      const scale = Math.min(room.width / PIXELS.width, room.height / PIXELS.height);
      const [width, height] = [PIXELS.width * scale, PIXELS.height * scale];
      const left = box.x + pad + (room.width - width) / 2;
      picture.lay({ x: left, y: top + (room.height - height) / 2, width, height });
      const label = type.small * 1.9;
      bar = { x: box.x + pad + label, y: box.y + box.height - foot + 2, width: room.width - label - 8, height: 11 };
      strip
        .clear()
        .roundRect(bar.x, bar.y, bar.width, bar.height, 3)
        .fill(
          acrossGradient(
            Array.from({ length: STOPS + 1 }, (_, n) => [
              n / STOPS,
              macConkeyAt(SCALE_PH.from + ((SCALE_PH.to - SCALE_PH.from) * n) / STOPS),
            ]),
          ),
        );
      quantity.style.fontSize = type.small;
      quantity.position.set(box.x + pad, bar.y + bar.height / 2 - type.small * 0.6);
      figures.forEach((figure, n) => {
        figure.style.fontSize = type.small;
        figure.position.set(xOf(SCALE_PH.ticks[n] ?? 0), bar.y + bar.height + 1);
      });
      marker
        .clear()
        .moveTo(0, 1)
        .lineTo(-6, -8)
        .lineTo(6, -8)
        .closePath()
        .fill(theme.ink)
        .rect(-1, 0, 2, bar.height + 1)
        .fill(theme.ink);
    },
    draw(plate, ph, now) {
      const [kind] = plate.kinds;
      const look = kind ? `${plate.agar} ${kind.form} ${kind.radius.toFixed(2)} ${kind.ph.toFixed(2)}` : 'none';
      marker.visible = ph !== null && plate.agar === 'MacConkey';
      if (ph !== null) marker.position.set(xOf(ph), bar.y);
      return picture.show(look, now, (pen) => paintSection(pen, plate)) === 'waits';
    },
  };
}
