/** The codon wheel in its place over the picture, with the name of the residue that it shows below it. */
import { Container } from 'pixi.js';
import { residueOf } from '../../../../engine/biology/sequence';
import type { StageContext, TypeSizes } from '../../contract';
import type { CellLayout } from './cell-layout';
import { createCodonWheel } from './codon-wheel';
import { nameOf } from './codons';

/** All letters on the codon wheel. */
const WHEEL_LETTERS = 64;

export function createWheelReading(context: StageContext) {
  const root = new Container();
  const wheel = createCodonWheel(context);
  const name = context.text({ size: 14, weight: '600', colour: context.theme.ink, anchor: [0.5, 0] });
  root.addChild(wheel.root, name);
  let written = false;
  return {
    root,
    resize({ wheel: [x, y, radius] }: CellLayout, type: TypeSizes): void {
      wheel.resize(radius, type);
      wheel.root.position.set(x, y);
      name.style.fontSize = type.text;
      name.position.set(x, y + radius + 0.9 * type.small);
    },
    /** `pan`: 0 in the nucleus to 1 in the cytoplasm; `codon`: what is read, or less than three letters. */
    draw(pan: number, codon: string): void {
      // The wheel's many letters are made while it cannot be seen yet.
      const shown = pan > 0.02;
      if (!written) written = wheel.write(shown ? WHEEL_LETTERS : 2);
      wheel.root.alpha = shown ? pan : 0.004;
      wheel.root.visible = shown || !written;
      name.visible = shown;
      if (!shown) return;
      wheel.light(codon.length === 3 ? codon : null);
      name.text = codon.length === 3 ? nameOf(residueOf(codon)) : '';
    },
  };
}
