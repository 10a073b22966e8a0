/** What the slip of the blood gas and the callout over the bed say, and the bedside in sentences. */
import type { ReadingValue } from '../../../../engine/contract';
import type { Frame } from '../../contract';

type BedsideFrame = Frame<'icu_monitor_ventilator'>;

/** What the slip says of ARDS behind a ratio; nothing where the definition does not apply. */
const classWords = ({ value }: { readonly value: ReadingValue }): string =>
  value === 'none' ? 'no ARDS' : String(value ?? '');

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export function bloodGasRows({ view, shown, hidden }: BedsideFrame): readonly string[] {
  return [
    `pH     ${shown.ph.text}`,
    `PaCO2  ${shown.paco2.text} mmHg`,
    `PaO2   ${shown.pao2.text} mmHg`,
    `FiO2   ${hidden.has('fio2') ? '?' : view.inspiredFio2.toFixed(2)}`,
    `P/F    ${shown.pf_ratio.text} ${classWords(shown.ards_class)}`,
    `S/F    ${shown.sf_ratio.text} ${classWords(shown.ards_class_global)}`,
  ];
}

/** How far the resuscitation is; empty where there is none. */
export function resuscitationWords({ view }: BedsideFrame): string {
  const lines = [
    view.compressing ? `CPR ${clock(view.cycle)} of 2:00` : '',
    view.adrenaline > 0 ? `adrenaline acts ${clock(view.adrenaline)}` : '',
  ].filter((line) => line !== '');
  return lines.join(' · ');
}

export function describeBedside(frame: BedsideFrame): string {
  const { view, params, shown, readings } = frame;
  const parts = [`Patient: ${params.patient}.`];
  if (view.attached) {
    parts.push(
      `Monitor: heart rate ${shown.hr.text} a minute, arterial pressure ${shown.sbp.text} over ${shown.dbp.text}, mean ${shown.map.text} mmHg${view.calibrated ? '' : ' (transducer not zeroed)'}, SpO2 ${shown.spo2.text} %, end-tidal CO2 ${shown.etco2.text} mmHg.`,
    );
  } else parts.push('The monitor is dark: it is not attached.');
  if (view.phase === 'off') parts.push('The ventilator stands by.');
  else {
    parts.push(
      `The ventilator runs in ${params.vent_mode.toLowerCase()} at ${params.resp_rate} a minute with PEEP ${params.peep}: peak pressure ${shown.ppeak.text} cmH2O, expired ${shown.vte.text} mL.`,
    );
  }
  if (view.compressing) parts.push('The chest is being compressed.');
  if (view.message) parts.push(`${view.message}.`);
  parts.push(readings.alarm === 'none' ? 'No alarm.' : `Alarm: ${readings.alarm}.`);
  return parts.join(' ');
}
