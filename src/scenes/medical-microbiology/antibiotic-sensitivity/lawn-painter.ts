/** A lawn that a swab has streaked in three directions, clear where the drug holds it off, with the paper discs on it. */
import { createRng } from '../../../../engine/core/rng';
import { cssColour, mix } from '../../kit/paint/shading';
import type { Pen } from '../../kit/paint/painted';

/** In radii of the agar. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Lawn {
  /** 0 to 1. */
  readonly density: number;
  readonly tone: number;
  readonly zones: readonly Zone[];
  /** Of a disc. */
  readonly disc: number;
  readonly look: number;
}

const COVER = 0.88;
const DIRECTIONS = 3;
const STREAKS = 52;
/** The lawn thins out over so much towards a zone. */
const HAZE = 0.016;

/** Keeps what follows out of these zones, also where they overlap. */
function keepOut(pen: Pen, zones: readonly Zone[]): void {
  for (const { x, y, radius } of zones) {
    pen.beginPath();
    pen.rect(-1.1, -1.1, 2.2, 2.2);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.clip('evenodd');
  }
}

export function paintLawn(pen: Pen, { density, tone, zones, disc, look }: Lawn): void {
  const clear = zones.filter(({ radius }) => radius > disc * 1.001);
  if (density > 0.004) {
    pen.save();
    keepOut(pen, clear);
    pen.fillStyle = cssColour(tone, COVER * density);
    pen.fillRect(-1, -1, 2, 2);
    const rng = createRng(look, 'streaks');
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      pen.save();
      pen.rotate((Math.PI * direction) / DIRECTIONS + 0.2);
      for (let streak = 0; streak < STREAKS; streak++) {
        const y = -1 + (2 * (streak + rng.next())) / STREAKS;
        const light = rng.next() < 0.5;
        pen.strokeStyle = cssColour(light ? 0xffffff : mix(tone, 0x000000, 0.6), (light ? 0.1 : 0.08) * density);
        pen.lineWidth = rng.uniform(0.006, 0.024);
        pen.beginPath();
        pen.moveTo(-1, y + rng.uniform(-0.02, 0.02));
        pen.lineTo(1, y + rng.uniform(-0.02, 0.02));
        pen.stroke();
      }
      pen.restore();
    }
    pen.restore();
    for (const zone of clear) {
      const { x, y, radius } = zone;
      pen.save();
      keepOut(
        pen,
        clear.filter((other) => other !== zone),
      );
      const haze = pen.createRadialGradient(x, y, Math.max(0, radius - HAZE), x, y, radius);
      haze.addColorStop(0, cssColour(tone, 0));
      haze.addColorStop(1, cssColour(tone, COVER * density));
      pen.fillStyle = haze;
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fill();
      pen.restore();
    }
  }
  for (const { x, y } of zones) {
    pen.fillStyle = cssColour(0x000000, 0.45);
    pen.beginPath();
    pen.arc(x + 0.008, y + 0.012, disc * 1.04, 0, 2 * Math.PI);
    pen.fill();
    const paper = pen.createRadialGradient(x - 0.02, y - 0.02, 0.005, x, y, disc);
    paper.addColorStop(0, cssColour(0xffffff));
    paper.addColorStop(1, cssColour(0xdedbd2));
    pen.fillStyle = paper;
    pen.beginPath();
    pen.arc(x, y, disc, 0, 2 * Math.PI);
    pen.fill();
  }
}
