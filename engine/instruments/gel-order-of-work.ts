/** The order of work at the gel: how far it has come, what is said where a step comes too early or too late, and to an answer. */
import { cutPositions, molecules } from '../biology/restriction-digest';
import type { EnzymeName } from '../data/restriction-enzymes';

/** How far the gel has come: nothing cast, in its tray, samples in, power on, power off, stained, under UV light. */
export type Stage = 'empty' | 'cast' | 'loaded' | 'running' | 'stopped' | 'stained' | 'imaged';

export const FRONT_REACHED = 'The dye front is at 95 % of the gel: the power is off.';
export const ALL_GONE = 'Everything has run off the gel: the power is off.';
const NO_GEL = 'Cast a gel first.';

/** What the digest did, where that is not what one expects. */
export function digestNotice(dna: keyof typeof molecules, added: readonly EnzymeName[]): string | undefined {
  const enzymes = [...new Set(added)];
  if (enzymes.length === 0) return 'No enzyme was added: the DNA stays uncut.';
  const molecule = molecules[dna];
  const idle = enzymes.filter((enzyme) => cutPositions(molecule, [enzyme]).length === 0);
  if (idle.length === 0) return undefined;
  const names = idle.join(' and ');
  const have = idle.length === 1 ? 'has no site' : 'have no sites';
  return idle.length === enzymes.length
    ? `${names} ${have} in ${dna}: the circle stays whole.`
    : `${names} ${have} in ${dna}.`;
}

/** Each gives the sentence of refusal, or null where the step can be done. */
export function startRefusal(stage: Stage): string | null {
  switch (stage) {
    case 'empty':
      return NO_GEL;
    case 'cast':
      return 'Load the samples first.';
    case 'loaded':
    case 'stopped':
      return null;
    case 'running':
      return 'The power is on already.';
    case 'stained':
    case 'imaged':
      return 'This gel has left the tank: cast a new one.';
  }
}

export function loadRefusal(stage: Stage, digested: boolean): string | null {
  if (stage === 'empty') return NO_GEL;
  if (stage === 'loaded' || stage === 'running') return 'The samples are in the wells already.';
  if (stage !== 'cast') return 'This gel has been run: cast a new one.';
  return digested ? null : 'Digest the DNA first.';
}

export function stainRefusal(stage: Stage): string | null {
  switch (stage) {
    case 'empty':
    case 'cast':
    case 'loaded':
      return 'Run the gel first.';
    case 'running':
      return 'Switch the power off first.';
    case 'stopped':
      return null;
    case 'stained':
    case 'imaged':
      return 'The gel is stained already.';
  }
}

export function imageRefusal(stage: Stage): string | null {
  if (stage === 'stained') return null;
  return stage === 'imaged' ? 'The UV light is on already.' : 'Stain the gel first.';
}

/** Below this a difference from the true size is called agreement, in %. */
const AGREES_WITHIN = 0.05;

/** How far an answer in bp is off the true size. */
export function verdict(answer: number, truth: number): string {
  const off = (answer / truth - 1) * 100;
  const given = `Your ${answer} bp`;
  const known = `the true ${truth} bp`;
  if (Math.abs(off) < AGREES_WITHIN) return `${given} agrees with ${known}.`;
  const size = Math.abs(off).toFixed(Math.abs(off) < 1 ? 2 : 1);
  return `${given} is ${size} % ${off > 0 ? 'above' : 'below'} ${known}.`;
}
