import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
For learning only. Not for diagnosis or treatment. All patients are invented.

## One dipole, twelve views

While it is excited the heart is a **dipole that moves**. **P** is the excitation of the atria, **QRS** of the ventricles, **T** their recovery. Each lead is the projection of that dipole on a line:

- limb leads: $I = LA - RA$, $II = LL - RA$, $III = LL - LA$, so $II = I + III$ (Einthoven);
- augmented leads: $aVR$, $aVL$, $aVF$ are combinations of these, and add up to zero;
- chest leads V1 to V6 look from in front and from the left.

The **frontal axis** is the direction of the QRS in the plane of the limbs: $\\tan\\alpha = \\frac{2}{\\sqrt3}\\,aVF/I$.

Usual in adults: PR 120 to 200 ms, QRS up to 110 ms, an axis between −30° and 90°, and a QTc below 450 ms in men and 460 ms in women.

## The paper

At 25 mm/s a small square is 40 ms and a large one 200 ms; at 10 mm/mV a millimetre is 0.1 mV. The rate is 300 over the large squares of RR. At 50 mm/s it is 600.

## QT and rate

QT gets shorter as the heart speeds up: in people by about 154 ms for each second of RR (Framingham). To compare rates one corrects it:

$$QTc_B=\\frac{QT}{\\sqrt{RR}},\\qquad QTc_F=\\frac{QT}{RR^{1/3}}$$

with RR in seconds. Bazett overcorrects fast rates; Fridericia stays nearly level.

## ST

A raised ST counts as a sign of infarction in two neighbouring leads from 0.1 mV; in V2 and V3 from 0.2 mV in men (0.25 under 40 years) and 0.15 mV in women. These limits hold at J, where QRS ends; this machine reads the level 60 ms later, where the filters have settled and an infarct’s plateau still stands.

**Ventricular fibrillation** has no QRS at all. It is cardiac arrest: look at the patient, call for help, press the chest, shock.

## Finding beats

The detector of **Pan and Tompkins** lets a band through, differentiates, squares, averages over 150 ms and compares with a threshold that adapts itself. Its four stages are on the screen.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The tidier trace of 0.5-40 Hz shows the true ST.',
    instead:
      'Measure an inferior STEMI of 0.3 mV in lead II with both: **0.24 mV at 0.05-150 Hz, 0.19 at 0.5-40**. The high pass of the tidy one drags the level after the QRS; ST is judged at 0.05-150; a filter that shifts no phases may begin at up to 0.67 Hz.',
  },
  {
    believed: 'Twelve leads need twelve electrodes.',
    instead:
      'Ten: four on the limbs, of which the right leg is a reference that the amplifier drives (the patient is never earthed), and six on the chest. Eight leads are measured, four are worked out.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'v_c(t)=\\sum_i a_{ic}\\,e^{-(t-t_i)^2/2b_i^2}',
      says: 'Each component of the dipole (x left, y down, z back) is a sum of Gaussian events, kept in seconds.',
    },
    { tex: 'L=D\\,v', says: "I, II and V1 to V6 by Dower's matrix; the other leads from I and II." },
    {
      tex: 'I=A\\cos\\alpha,\\quad \\tfrac{2}{\\sqrt3}aVF=A\\sin\\alpha',
      says: 'What fixes x and y of each event; what its z gives in both leads is taken off first.',
    },
    { tex: 'QT=QTc+0.154\\,(RR-1)', says: 'In seconds; at most 0.9 RR.' },
    {
      tex: 'RR(t)=\\overline{RR}\\,(1+\\sigma\\,s(t))',
      says: 's: two bands at 0.1 and 0.25 Hz with random phases, mean 0 and standard deviation 1.',
    },
  ],
  assumptions: [
    'One dipole at a fixed place; the body conducts evenly and the matrix is that of a mean torso.',
    'Beats have one form; excitation of the atria does not change with the rhythm.',
    'Filters are of first order (high pass), second order Butterworth (low pass) and second order with Q 30 (notch).',
    'Hum reaches I, II and III alike in size.',
    'PR, QRS and QT are those of the patient, with the scatter of the program; hum above 0.06 mV rms hides PR and QT, above 0.3 mV QRS too. Wander and noise leave them as they are; ST follows the trace with all that disturbs it.',
    'In Wenckebach one QRS in four is missing in this patient (4:3); other patients have other ratios.',
  ],
  validity: 'Rhythms as listed, one at a time; no pacing, no extra beats, no bundle branch block.',
  parameters: [
    {
      name: 'Heights along the axis',
      value: 'P 0.12, Q −0.1, R 1.1, S −0.2, T 0.3 mV',
      source: 'chosen, within usual limits',
      teaching: true,
    },
    {
      name: 'z components',
      value: 'P 0.02, Q −0.25, R 0.1, S 0.55, T −0.25 mV',
      source: 'chosen: rS in V1, tall R in V5',
      teaching: true,
    },
    { name: 'Matrix', value: 'I, II, V1 to V6 from x, y, z', source: 'Dower, Machado and Osborne 1980' },
    { name: 'Wenckebach', value: 'PR 180, 260, 310 ms, then none', source: 'chosen', teaching: true },
    { name: 'Complete block', value: 'atria 75/min, ventricles 38/min, QRS 140 ms', source: 'chosen', teaching: true },
    {
      name: 'Fibrillation of the atria',
      value: 'log-normal RR, CV 0.22; waves of 4 to 9 Hz, 0.08 mV',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Fibrillation of the ventricles',
      value: 'four oscillators of 3.5 to 7 Hz, 0.6 mV',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Noise of the electrodes', value: '0.01 mV', source: 'chosen', teaching: true },
    {
      name: 'Interval program',
      value: 'standard deviation 4 ms at school',
      source: 'chosen, within IEC 60601-2-25',
      teaching: true,
    },
  ],
  sources: [
    'P. E. McSharry, G. D. Clifford, L. Tarassenko and L. A. Smith, A dynamical model for generating synthetic electrocardiogram signals, IEEE Trans. Biomed. Eng. 50, 289 (2003).',
    'G. E. Dower, H. B. Machado and J. A. Osborne, On deriving the electrocardiogram from vectorcardiographic leads, Clin. Cardiol. 3, 87 (1980).',
    'J. Pan and W. J. Tompkins, A real-time QRS detection algorithm, IEEE Trans. Biomed. Eng. 32, 230 (1985).',
    'A. Sagie, M. G. Larson, R. J. Goldberg, J. R. Bengtson and D. Levy, An improved method for adjusting the QT interval for heart rate (the Framingham Heart Study), Am. J. Cardiol. 70, 797 (1992).',
    'K. Thygesen et al., Fourth Universal Definition of Myocardial Infarction, Circulation 138, e618 (2018).',
    'IEC 60601-2-25, Particular requirements for the basic safety and essential performance of electrocardiographs (2011).',
    'B. Surawicz et al., and P. M. Rautaharju et al., Recommendations for the standardization and interpretation of the electrocardiogram, parts III and IV, Circulation 119, e235 and e241 (2009): usual QRS, axis and QTc.',
    'P. Kligfield et al., Recommendations for the standardization and interpretation of the electrocardiogram, part I, Circulation 115, 1306 (2007).',
  ],
  limits: [
    'Real machines add muscle noise, loose electrodes and a patient who moves.',
    'A swap of arms and legs, and of chest leads, looks otherwise; only the arms can be swapped here.',
    'Real programs find onsets from all leads together and fail on flat T waves.',
  ],
};
