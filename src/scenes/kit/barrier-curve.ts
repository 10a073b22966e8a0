/**
 * How many molecules have which energy (Maxwell and Boltzmann), with a barrier and the few above it shaded: on a
 * logarithmic scale, on which that tail can be seen at all.
 */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';

export interface BarrierCurve {
  readonly root: Container;
  lay(width: number, height: number, textSize: number, figures: boolean): void;
  /** Kelvin; barriers in J/mol; the words under the title. */
  set(kelvin: number, barrier: number, lower: number | null, words: string): void;
}

export interface BarrierCurveOptions {
  readonly title: string;
  /** Where room is short. */
  readonly short: string;
  /** End of the axis of energies, kJ/mol, and powers of ten that the height spans. */
  readonly end: number;
  readonly decades: number;
}

const R = 8.314_462_618e-3;
const POINTS = 90;
const REFERENCE = 298.15;
/** Powers of ten between two lines of the grid. */
const GRID = 3;
const LOWER = 0xfbbf24;

/** Log₁₀ of the share of molecules for each kJ/mol at an energy in kJ/mol. */
const share = (energy: number, kelvin: number): number =>
  Math.log10((2 / Math.sqrt(Math.PI)) * Math.sqrt(energy / (R * kelvin) ** 3)) - energy / (R * kelvin) / Math.LN10;

/** Origin at its upper left. */
export function createBarrierCurve(context: StageContext, options: BarrierCurveOptions): BarrierCurve {
  const { theme } = context;
  const { title, short, end, decades } = options;
  const root = new Container({ label: 'barrier curve' });
  const back = new Container();
  const grid = new Graphics();
  const heading = context.text({ text: title, size: 13, weight: '600', colour: theme.screenGlow });
  const below = context.text({ size: 12, colour: theme.screenGlow });
  const axis = createAxis(context, { side: 'bottom', colour: theme.screenGlow, size: 11, unit: '' });
  const powers = Array.from({ length: Math.floor(decades / GRID) }, (_, n) =>
    context.text({
      text: n === 0 ? '1' : `10⁻${'⁰¹²³⁴⁵⁶⁷⁸⁹'[n * GRID] ?? ''}`,
      size: 11,
      colour: theme.screenGlow,
      anchor: [1, 0.5],
    }),
  );
  const reference = new Graphics();
  const shades = new Graphics();
  const line = new Graphics();
  const marks = new Graphics();
  root.addChild(back, grid, heading, below, axis.root, ...powers, shades, reference, line, marks);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  let drawn = '';
  let said = '';

  const xOf = (energy: number): number => box.x + (energy / end) * box.width;
  const yOf = (power: number): number => box.y + box.height * Math.min(1, Math.max(0, -power / decades));
  const trace = (pen: Graphics, kelvin: number): void => {
    for (let n = 1; n <= POINTS; n++) {
      const energy = (n / POINTS) ** 1.5 * end;
      const power = share(energy, kelvin);
      if (n === 1) pen.moveTo(xOf(energy), yOf(power));
      else pen.lineTo(xOf(energy), yOf(power));
      if (power < -decades) return;
    }
  };
  const shade = (kelvin: number, from: number, colour: number, alpha: number): void => {
    shades.moveTo(xOf(from), box.y + box.height);
    for (let n = 0; n <= 20; n++) {
      const energy = from + ((end - from) * n) / 20;
      shades.lineTo(xOf(energy), yOf(share(energy, kelvin)));
    }
    shades
      .lineTo(xOf(end), box.y + box.height)
      .closePath()
      .fill({ color: colour, alpha });
  };
  return {
    root,
    lay(width, height, textSize, figures) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 7));
      heading.text = figures ? title : short;
      heading.position.set(12, 9);
      below.position.set(12, 9 + textSize * 1.3);
      const top = textSize * (figures ? 2.6 : 1.4) + 16;
      const left = textSize * 2.2 + 12;
      const bottom = textSize * 1.2 + 16;
      box = { x: left, y: top, width: width - left - 12, height: height - top - bottom };
      axis.root.position.set(box.x, box.y + box.height);
      axis.lay(box.width, 0, end, textSize * 4);
      grid.clear();
      powers.forEach((text, n) => {
        const y = yOf(-n * GRID);
        text.position.set(box.x - 6, y);
        grid.moveTo(box.x, y).lineTo(box.x + box.width, y);
      });
      grid.stroke({ width: 1, color: theme.screenDim });
      reference.clear();
      trace(reference, REFERENCE);
      reference.stroke({ width: 1.2, color: theme.screenGlow, alpha: 0.4 });
      drawn = '';
    },
    set(kelvin, barrier, lower, words) {
      if (words !== said) {
        said = words;
        below.text = words;
      }
      const key = `${kelvin} ${barrier} ${lower}`;
      if (key === drawn) return;
      drawn = key;
      shades.clear();
      if (lower !== null) shade(kelvin, lower / 1000, LOWER, 0.4);
      shade(kelvin, barrier / 1000, theme.screenGlow, 0.75);
      line.clear();
      trace(line, kelvin);
      line.stroke({ width: 2, color: 0xffffff, alpha: 0.95, join: 'round' });
      marks.clear();
      const pole = (energy: number, colour: number): void => {
        marks
          .moveTo(xOf(energy), box.y)
          .lineTo(xOf(energy), box.y + box.height)
          .stroke({ width: 1.6, color: colour });
      };
      pole(barrier / 1000, theme.screenGlow);
      if (lower !== null) pole(lower / 1000, LOWER);
    },
  };
}
