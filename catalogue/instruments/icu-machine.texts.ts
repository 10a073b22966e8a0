import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## The lung as a spring behind a straw

A ventilated lung behaves to first order as one compliance $C$ behind one resistance $R$. The pressure at the airway is

$$P=\\frac{V}{C}+R\\,\\dot V+PEEP .$$

**Volume control** fixes the flow, so the pressure is the result: it climbs while the lung fills. **Pressure control** fixes the pressure, so the volume is the result, $V=C\\,\\Delta P\\,(1-e^{-T_i/RC})$.

An *inspiratory hold* stops the flow. The pressure drops by $R\\dot V$ to the plateau, $V/C+PEEP$, with $V$ all the gas above the volume at PEEP. An *expiratory hold* shows what the breath began at: the **total PEEP**, the set one and what trapped gas adds. Both holds give both numbers: $C=V_T/(P_{plat}-PEEP_{tot})$ and $R=(P_{peak}-P_{plat})/\\dot V$. The difference $P_{plat}-PEEP_{tot}$ is the **driving pressure**: what stretches the lung with each breath.

## Breathing out takes time

Expiration is passive, with the time constant $RC$: half a second in health, 1.6 s in COPD. Cut it short and gas stays behind. This **auto-PEEP** presses on the great veins, and the stroke volume falls. Whoever forgets it finds a lung that is too stiff: with the set PEEP the COPD lung at 24 a minute seems to have 52 mL/cmH2O in place of 80.

## Carbon dioxide

What the body makes must leave through ventilated alveoli:

$$P_aCO_2=0.863\\,\\frac{\\dot V_{CO_2}}{\\dot V_A},\\qquad \\dot V_A=f\\,(V_T-V_D).$$

Double the alveolar ventilation and PaCO2 halves, but over minutes: the stores of the body are large. The capnogram follows it only while blood flows. In cardiac arrest it falls towards zero and jumps when the heart starts again.

## Oxygen

The alveolar gas equation sets the pressure in ventilated alveoli,

$$P_AO_2=FiO_2\\,(760-47)-P_aCO_2\\left(FiO_2+\\frac{1-FiO_2}{0.8}\\right).$$

It holds while breaths renew the gas. **Without breaths** the body lives on its stores: 2 to 3 L of gas in the lung, about a seventh of it oxygen, and what the haemoglobin holds. At 250 mL a minute that lasts a minute or two on room air, and several minutes after pure oxygen: that is why patients are given it before a tube is placed. Then the heart slows down and stops.

Blood that bypasses them, the **shunt**, mixes in unchanged. Because the blood from good alveoli is full already, more oxygen in the gas hardly helps a large shunt. Opening closed lung does: that is what PEEP is for in ARDS. Too much of it stretches the open lung instead, and compliance falls again.

PaO2/FiO2 grades the damage by the Berlin definition (2012). The global definition (2024) adds SpO2/FiO2, for places without a blood gas analyser, where SpO2 is 97 % or less: above that the curve of saturation is too flat to tell. It also counts patients on high-flow oxygen of 30 L/min or more and, where resources are limited, does without PEEP; these two are not modelled here.

## Pressure and flow of blood

The heart fills an elastic reservoir that drains through a resistance, so

$$MAP=CVP+CO\\cdot\\frac{SVR}{80}.$$

In sepsis the vessels are wide: SVR is low, and MAP falls although the output is high. Fluid raises the stroke volume, less with each litre. Noradrenaline raises SVR.

## When the heart stands still

By the European guidelines of 2025: 100 to 120 compressions a minute, in asystole 1 mg of adrenaline at once and every 3 to 5 min, 10 breaths a minute through the tube. The same milligram in a heart that beats can kill by extreme pressure and arrhythmia.

## Where the numbers come from

The monitor counts R waves, finds the foot of each pulse and compares red with infrared light. Every number on it is worked out from the trace beside it, so look at the trace first. A transducer that was never zeroed draws a perfect wave at the wrong height.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A better P/F is a better lung.',
    instead:
      'Ventilate the patient with ARDS with 420 mL at 24 a minute and FiO2 0.6, and raise PEEP from 10 to 15. P/F rises from about 111 to 143 mmHg, yet the driving pressure rises from 14 to 17.5 cmH2O, the plateau goes above 30, and the heart pumps less: more oxygen in the blood, from a lung that is overstretched.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'P=\\frac{V}{C}+R\\,\\dot V+PEEP,\\qquad \\dot V_{exp}=-\\frac{V}{RC}',
      says: 'One compliance behind one resistance; each piece of a breath is advanced by its closed form.',
    },
    {
      tex: 'T_i=\\frac{60}{f}\\,\\frac{I}{I+E},\\qquad \\dot V=\\frac{V_T}{T_i}\\ \\text{(volume)},\\quad \\dot V=\\frac{\\Delta P-V/C}{R}\\ \\text{(pressure)}',
      says: 'Settings are taken over at the beginning of a breath.',
    },
    {
      tex: 'PEEP_{tot}=PEEP+\\frac{V_{trapped}}{C},\\quad C=\\frac{V_T}{P_{plat}-PEEP_{tot}},\\quad R=\\frac{P_{peak}-P_{plat}}{\\dot V}',
      says: 'Driving pressure, compliance and resistance are worked out from what the ventilator shows; the zero error of its pressure sensor cancels, the gains of pressure and flow stay. R in volume control only, where the flow is even.',
    },
    {
      tex: 'P_aCO_2\\rightarrow 0.863\\,\\frac{\\dot V_{CO_2}}{f(V_T-V_D)}',
      says: 'With a time constant of 240 s; in apnoea at most 10 mmHg in the first minute and 4 mmHg/min later.',
    },
    {
      tex: 'P_AO_2=FiO_2\\,713-P_aCO_2\\left(FiO_2+\\frac{1-FiO_2}{0.8}\\right)',
      says: 'The alveolar gas equation at sea level, while breaths renew the gas.',
    },
    {
      tex: '\\frac{d}{dt}\\left[0.88\\,V_L\\frac{P_AO_2}{760}+V_B C_a\\right]=-\\dot V_{O_2}+\\frac{\\dot V_A(P_IO_2-P_AO_2)}{0.863}',
      says: 'Without breaths, or below 1 L/min of alveolar ventilation: lung and blood give up what they hold.',
    },
    {
      tex: "C_a=C_c'-\\frac{s}{1-s}\\,\\frac{\\dot V_{O_2}}{10\\,CO},\\qquad C=1.34\\,Hb\\,S(P)+0.003\\,P",
      says: 'Shunt mixes; PaO2 from the content by bisection, with a time constant of 30 s.',
    },
    {
      tex: 'S(P)=\\left[\\frac{23400}{P^3+150P}+1\\right]^{-1}',
      says: 'Oxyhaemoglobin curve (Severinghaus).',
    },
    {
      tex: 'P=P_c+Z_cQ,\\quad C_a\\dot P_c=Q-\\frac{P_c-CVP}{R_p},\\quad MAP=CVP+CO\\,\\frac{SVR}{80}',
      says: 'Three-element windkessel, filled by half-sine ejections of 0.3 √(60/HR) s.',
    },
    {
      tex: 'S_pO_2=110-25\\,\\frac{(AC/DC)_{red}}{(AC/DC)_{infrared}}',
      says: 'The oximeter works its number out from the two light signals.',
    },
  ],
  assumptions: [
    'The patient does not breathe by himself; he is asleep and relaxed.',
    'The lung is one linear compartment. In ARDS the set PEEP changes shunt and compliance, the compliance from the next breath on.',
    'Heart, vessels and lung act on each other through pressures and flows; want of oxygen slows the heart down and stops it, acidosis does not weaken it.',
    'Without a ventilator the patient does not breathe; lung and blood hold room air. Blood of the veins gives up its oxygen with that of the arteries.',
    'Noradrenaline and fluid act at once; adrenaline for 3 min, and a second dose replaces the first.',
  ],
  validity:
    'Sea level, adults. Numbers show direction and size of effects for teaching. They are no guide to the treatment of anybody.',
  parameters: [
    {
      name: 'Five patients (C, R, dead space, shunt, Hb, HR, SV, SVR ...)',
      value:
        'healthy: 60 mL/cmH2O, 8 cmH2O s/L, shunt 0.05; COPD: 80, 20, 0.12; sepsis: 45, 9, 0.20; asystole: 50, 9, 0.15; ARDS: 10 cmH2O s/L',
      source: 'chosen, within typical textbook ranges',
      teaching: true,
    },
    {
      name: 'Gas in the resting lung',
      value: 'healthy 2.4 L, ARDS 1.2, COPD 3.5, sepsis and asystole 2.0 L; 5 L of blood',
      source:
        'chosen, within textbook ranges; healthy on room air: 85 % after 87 s, measured 81.7 ± 7.8 % (Khoo et al. 1992)',
      teaching: true,
    },
    {
      name: 'Heart without oxygen',
      value: 'slower below a saturation of 60 %, to 0.4 of its rate at 50 %; stands still after 120 s below that',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Time constants of PaCO2 and PaO2', value: '240 s and 30 s', source: 'chosen', teaching: true },
    {
      name: 'Rise of PaCO2 in apnoea',
      value: '10 mmHg in the first minute, then 4 mmHg/min',
      source: 'Kobayashi and Yokoyama 1994: 9.8, then 3.4 to 4.4',
    },
    {
      name: 'Recruitment and overdistension in ARDS',
      value: 's = 0.40 exp(−(PEEP − 5)/15); C = 20, 25, 30, 24, 18 mL/cmH2O at PEEP 0, 5, 10, 15, 20',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Arterial compliance and characteristic resistance',
      value: '1.4 mL/mmHg, 0.05 mmHg s/mL',
      source: 'chosen, within the ranges of Westerhof, Lankhaar and Westerhof 2009',
      teaching: true,
    },
    {
      name: 'PEEP and the stroke volume',
      value: '−1.5 % for each cmH2O above 5',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Baroreflex',
      value: '0.5 /min for each mmHg below 70, 10 s; Healthy Adult and COPD',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Return of circulation',
      value: '0.15 for each 2 min of CPR, 0.15 more with 1 mg of adrenaline; then HR 100, SV 50 mL',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Adrenaline into a beating heart',
      value:
        'HR + 50 e and SVR × (1 + 0.8 e) for 3 min, e = D/(D + 0.2 mg); from 0.5 mg on ventricular tachycardia for 60 s: HR 180, SV × 0.5',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Compressions',
      value: '110 a minute',
      source: 'European Resuscitation Council, Guidelines 2025: 100 to 120',
    },
    {
      name: 'Output of compressions',
      value: '25 % of 5 L/min',
      source: 'chosen: that of good CPR',
      teaching: true,
    },
    {
      name: 'Limits of the alarms',
      value: 'SpO2 90 %, MAP 65 and 130 mmHg, Ppeak 40 cmH2O, minute volume 3 L/min, EtCO2 20 and 60 mmHg',
      source: 'chosen: usual defaults',
      teaching: true,
    },
    {
      name: 'Zero error before calibration',
      value: '4 to 9 mmHg either way, by the seed; O2 cell ±5 %',
      source: 'chosen: a transducer 5 to 12 cm off level',
      teaching: true,
    },
    {
      name: 'Arterial and central line (school)',
      value: '±4 % of the reading',
      source: 'IEC 60601-2-34:2011',
    },
    {
      name: 'Airway pressure (school)',
      value: '±(2 cmH2O + 4 %)',
      source: 'ISO 80601-2-12:2020',
    },
    {
      name: 'Heart rate, SpO2, EtCO2, expired volume (school)',
      value: '±1 %; 2 % root mean square; ±(0.3 kPa + 4 %); ±8 %',
      source:
        'chosen, as makers state them, within IEC 60601-2-27:2011, ISO 80601-2-61:2017, ISO 80601-2-55:2018 and ISO 80601-2-12:2020',
      teaching: true,
    },
    {
      name: 'Sampling',
      value: 'electrocardiogram 200 a second, all other signals 100 a second',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'J. W. Severinghaus, Simple, accurate equations for human blood O2 dissociation computations, J. Appl. Physiol. 46, 599 (1979).',
    'N. Westerhof, J.-W. Lankhaar, B. E. Westerhof, The arterial Windkessel, Med. Biol. Eng. Comput. 47, 131 (2009).',
    'P. E. McSharry, G. D. Clifford, L. Tarassenko, L. A. Smith, A dynamical model for generating synthetic electrocardiogram signals, IEEE Trans. Biomed. Eng. 50, 289 (2003).',
    'J. Pan, W. J. Tompkins, A real-time QRS detection algorithm, IEEE Trans. Biomed. Eng. 32, 230 (1985).',
    'J. G. Webster (ed.), Design of Pulse Oximeters, Institute of Physics Publishing, Bristol, 1997: ratio of ratios.',
    'S. T. Khoo, M. Woo, A. Kumar, An assessment of preoxygenation techniques using the pulse oximeter, Ann. Acad. Med. Singapore 21, 705 (1992).',
    'T. Kobayashi, K. Yokoyama, The arterial blood gas change in anesthetized patients with apnea: disadvantage of hyperventilation before intubation (in Japanese), Masui 43, 1130 (1994).',
    'ARDS Definition Task Force, Acute respiratory distress syndrome: the Berlin definition, JAMA 307, 2526 (2012).',
    'M. A. Matthay et al., A new global definition of acute respiratory distress syndrome, Am. J. Respir. Crit. Care Med. 209, 37 (2024).',
    'European Resuscitation Council, Guidelines 2025, Resuscitation 215 (2025); cprguidelines.eu.',
    'B. R. O’Driscoll et al., BTS guideline for oxygen use in adults in healthcare and emergency settings, Thorax 72 (Suppl. 1), ii1 (2017): saturation with COPD.',
    'IEC 60601-1-8:2006 with amendments 1 (2012) and 2 (2020), Medical electrical equipment, General requirements for alarm systems: priorities of alarms.',
    'IEC 60601-2-27:2011, Electrocardiographic monitoring equipment.',
    'IEC 60601-2-34:2011, Invasive blood pressure monitoring equipment (replaced by the edition of 2024).',
    'ISO 80601-2-12:2020, Critical care ventilators (replaced by the edition of 2023).',
    'ISO 80601-2-55:2018, Respiratory gas monitors.',
    'ISO 80601-2-61:2017, Pulse oximeter equipment (replaced by the edition of 2026).',
    'US Code of Federal Regulations, 42 CFR 493.931, Routine chemistry, ecfr.gov: limits of proficiency tests for blood gases.',
    'JCGM 100:2008, Guide to the Expression of Uncertainty in Measurement, 5.1 and 5.2: uncertainty of what is worked out.',
  ],
  limits: [
    'A real patient without breaths loses oxygen faster in illness, fever, pregnancy and obesity, and the heart may stop earlier or later than here.',
    'Oximeters err by 2 to 3 %, more at low saturations; here the number is the ratio of two noiseless lights.',
    'A radial artery shows reflected waves, and a damped line flattens systole; here only the notch is drawn.',
    'Real capnograms differ with the place of the sensor and with leaks.',
    'EtCO2 is where the drawn capnogram ends. After a breath little larger than the dead space that is below the plateau PaCO2 (1 − gap), in COPD by up to a fifth.',
    'Real ventilators measure volumes to about 10 %.',
    'This ventilator reckons plateau and total PEEP from every breath, and the holds show where they come from. Many a ventilator tells them after a hold only, and a patient who breathes along spoils both.',
    'The classes of ARDS are made from the ratios that are shown at this moment: near a limit their uncertainty decides. Both definitions ask for more: onset within a week of an insult, opacities on both sides, no heart failure that explains them; and clinicians judge a gas that has settled. While oxygen washes in after a change of FiO2, a healthy lung passes through "mild".',
  ],
};
