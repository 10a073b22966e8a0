/** The shelf in words. Pure. */
import type { Preparation, Sample } from '../../engine/data/samples/sample';

const KINDS: Readonly<Record<Sample['phase'], string>> = {
  solution: 'solution',
  liquid: 'liquid',
  solid: 'solid',
  gas: 'gas',
  suspension: 'suspension',
};

const DONE: Readonly<Record<Preparation['do'], string>> = {
  dilute: 'diluted',
  filter: 'filtered',
  acidify: 'acidified',
  digest: 'digested',
  dissolve: 'dissolved',
  grind: 'ground',
  sieve: 'sieved',
  disperse: 'dispersed',
};

/** "0.2 g": what a balance or a measuring cylinder would say. */
export const amountText = ({ value, unit }: Sample['amount']): string => `${Number(value.toPrecision(4))} ${unit}`;

export const kindText = ({ phase, matrix }: Sample): string => `${KINDS[phase]}, ${matrix}`;

function stepText(step: Preparation): string {
  switch (step.do) {
    case 'dilute':
      return `${DONE[step.do]} ${Number(step.factor.toPrecision(6))} times`;
    case 'sieve':
      return `${DONE[step.do]} at ${Number(step.mesh.toPrecision(4))} µm`;
    default:
      return DONE[step.do];
  }
}

/** What was done to it since it was taken; empty for nothing. */
export const doneText = ({ prep }: Sample): string => prep.map(stepText).join(', then ');

export const dateText = (taken: number): string =>
  new Date(taken).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
