/** The photometer's screen: absorbance of the fluid, with the lines of oxyhaemoglobin and bilirubin. */
import { SPECTRUM } from '../../../../engine/medical-lab/spinal-fluid';
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';

export function createSpectrumScreen(context: SceneContext<'csf_analysis'>) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Wavelength, nm', short: 'nm', domain: [SPECTRUM.from, 650] },
    y: { label: 'Absorbance', short: 'A' },
    marks: {
      under: area({ colour: 'orange', alpha: 0.16 }),
      trace: line({ colour: 'orange', width: 2 }),
      oxyhaemoglobin: rule({ along: 'x', colour: 'red', dashed: true }),
      bilirubin: rule({ along: 'x', colour: 'green', dashed: true }),
    },
  });
  const screen = chartOnScreen(
    createScreenCase(context, { keys: [{ action: 'scan_spectrum', print: 'SCAN' }] }),
    chart,
  );
  const heights = growingDomain({ least: [0, 0.04] });
  return {
    screen,
    draw(spectrum: Frame<'csf_analysis'>['fields']['spectrum']): void {
      let most = 0;
      for (const value of spectrum) if (value > most) most = value;
      if (most === 0) heights.reset();
      chart.domain({ y: heights.hold(most * 1.1) });
      chart.marks.under.even(spectrum, SPECTRUM.from, 650);
      chart.marks.trace.even(spectrum, SPECTRUM.from, 650);
      chart.marks.oxyhaemoglobin.set(415);
      chart.marks.bilirubin.set(476);
    },
  };
}
