/** Series and parallel circuits in words. */
import type { Frame } from '../../contract';

type ProbeNode = Frame<'circuit_complex'>['view']['probeA'];

/** What a node is, by its place in the circuit. */
export const nodeName = (node: ProbeNode, series: boolean, inMainLead: boolean): string =>
  [
    'battery minus',
    inMainLead ? 'after the ammeter' : series ? 'before R1' : 'where the branches part',
    series ? 'between R1 and R2' : 'where the branches meet',
    'battery plus',
  ][node] ?? '';

/** The circuit and its meters as they stand. */
export function describePair({ view, params, shown }: Frame<'circuit_complex'>): string {
  const series = params.configuration === 'Series';
  const kind = view.bulbs ? 'bulbs' : 'resistors';
  const parts = [
    `Two ${kind}, R1 of ${params.r1} ohms and R2 of ${params.r2} ohms, are connected in ${params.configuration.toLowerCase()} to a supply set to ${params.voltage.toFixed(1)} volts.`,
  ];
  if (view.fuse === 'open') parts.push('The fuse has opened: nothing flows. Opening the switch puts a new one in.');
  else if (!view.closed) parts.push('The switch is open: nothing flows.');
  else {
    parts.push(
      `The switch is closed. ${shown.i_total.text} amperes flow in the main lead, ${shown.i1.text} through R1 and ${shown.i2.text} through R2.`,
      `The voltage is ${shown.v1.text} volts across R1 and ${shown.v2.text} volts across R2.`,
    );
  }
  const inMainLead = view.ammeter === 'In the main lead';
  parts.push(
    `The ammeter is ${view.ammeter.replace('In', 'in')}.`,
    `The red probe is on node ${view.probeA}, ${nodeName(view.probeA, series, inMainLead)}, the black one on node ${view.probeB}, ${nodeName(view.probeB, series, inMainLead)}; the voltmeter shows ${shown.v_probe.text} volts.`,
  );
  const hot = [view.load[0] > 1 ? 'R1' : '', view.load[1] > 1 ? 'R2' : ''].filter((name) => name !== '');
  if (hot.length > 0) parts.push(`${hot.join(' and ')} ${hot.length > 1 ? 'glow' : 'glows'}: above the rated 2 watts.`);
  return parts.join(' ');
}
