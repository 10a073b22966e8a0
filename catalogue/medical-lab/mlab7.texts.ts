import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A clot stops the timer

Thromboplastin (tissue factor with phospholipid) and calcium start the **extrinsic pathway** in citrated plasma. Tissue factor with VIIa activates X; Xa with Va, the **prothrombinase**, turns prothrombin (II) into **thrombin**. Thrombin feeds back on V and turns fibrinogen into fibrin, and the clot stops the timer: the **prothrombin time**, some 12 s (Quick 1935).

The test feels factors VII, X, V, II and fibrinogen. Factors VIII and IX are not on this path: **haemophilia has a normal prothrombin time**.

## Warfarin

Factors II, VII, IX and X need vitamin K, and so do the inhibitors **proteins C and S**. The prothrombin time does not see IX. Under warfarin II, VII and X decay with half-lives of about 60, 6 and 40 h. The time rises within a day or two because of VII; the protection, which needs a low II, comes days later, and protein C, which falls as fast as VII, makes the first days no safer.

## INR

Reagents differ in how much they stretch the time of a deficient plasma. Each lot has an **international sensitivity index**, ISI, and with the mean normal time, MNPT,

$$\\mathrm{INR}=\\left(\\frac{\\mathrm{PT}}{\\mathrm{MNPT}}\\right)^{\\mathrm{ISI}}$$

is the same for all, **on the plasmas on which the ISI is calibrated**: people who take a vitamin K antagonist. In liver failure the INR still depends on the reagent. And an ISI that was not changed with the lot makes every INR wrong without any sign of it.

## Activity and the mixing test

On a straight line of PT against 1/percent, drawn from dilutions of normal plasma, a time can be read as **per cent activity**. If a long time has an unknown cause, patient and normal plasma are mixed **1:1**. A lack is made good nearly, since half of each factor suffices; an **inhibitor** works on the normal plasma too. The index of Rosner,

$$100\\;\\frac{\\mathrm{PT}_{mix}-\\mathrm{PT}_{normal}}{\\mathrm{PT}},$$

is above 15 for an inhibitor. The limit was found with another clotting test, the kaolin clotting time, and with **lupus anticoagulants**; it is used with other tests too, where each laboratory checks it for its own. In a prothrombin time it is met with inhibitors of factor V, with dabigatran or with drugs against Xa, and a thrombin time or an assay of the drug then names the cause.

## Before the analyser

A cold block slows every step: 12 s become 13 s at 34 °C and 17 s at 28 °C. A tube that is filled short holds too much **citrate**, which binds the calcium of the reagent; so does a full tube of blood with a haematocrit above 55 %, since citrate stays in the plasma. In tubes with 3.2 % citrate a healthy prothrombin time hardly notices; that of a person on warfarin does, and the APTT does more. Rule of all laboratories: below 90 % of the mark a tube is not used.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A normal INR excludes dabigatran.',
    instead:
      'Time Patient 9 at a strength of 0.3: the INR is 1.09, while thrombin already works at 77 %. The thrombin time or an assay of the drug tells, not this test.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'E=TF\\,\\frac{VII}{VII+3.2}\\,(1-e^{-t/0.55})',
      says: 'tissue factor with VIIa; concentrations in nM, times in s',
    },
    { tex: 'r_X=1.27\\,E\\,\\frac{X}{59+X}', says: 'activation of X' },
    {
      tex: 'P=\\tfrac12\\left[s-\\sqrt{s^2-4\\,Xa\\,Va}\\right],\\; s=Xa+Va+1',
      says: 'prothrombinase',
    },
    { tex: 'r_{II}=14.8\\,P\\,\\frac{II}{5.45+II}', says: 'thrombin made' },
    {
      tex: 'r_V=0.28\\,T_f\\frac{V}{0.88+V},\\quad r_F=0.487\\,T_f\\frac{F}{22.5+F}',
      says: 'what free thrombin does: feedback on V, fibrin',
    },
    { tex: 'T_f=T/(1+i)', says: 'thrombin that a direct inhibitor leaves free' },
    {
      tex: '\\mathrm{PT}=\\mathrm{MNPT}\\,(t/12)^{e}\\,[1+0.12\\,c^2(t/12)^2],\\quad c=\\frac{5.95}{1+9\\,fill\\,(1-H)}-1',
      says: 'time with a reagent; c is the excess of citrate, H the haematocrit, t/12 at most 4; e = 1/ISI for Patients 1 to 3, 1/(1 + 0.7(ISI − 1)) for all others',
    },
    { tex: '\\mathrm{INR}=(\\mathrm{PT}/\\mathrm{MNPT})^{\\mathrm{ISI}}', says: 'as entered in the analyser' },
  ],
  assumptions: [
    'The plasma is thinned threefold in the cuvette; it clots at 291 nM fibrin.',
    'The time is 1.45 times longer for ten degrees below 37 °C and 1.05 times shorter for ten above.',
    'Va is 0.5 % of factor V at the start; saline thins an inhibitor like every factor.',
    'Warfarin stops the making of factors at once and fully; in people the INR hardly moves before the second or third day.',
    'Antithrombin takes Xa away with 3·10⁻⁶ and thrombin with 8·10⁻⁶ per nM and second; no other inhibitor acts.',
    'A dilution curve holds for the reagent and the block that it was made with; tubes that are to be rejected are no part of it.',
    'Eight concentrations stand for some thirty: the constants are effective ones.',
  ],
  validity: 'Citrated plasma, 10 to 100 % of normal factors, 20 to 42 °C.',
  parameters: [
    {
      name: 'plasma concentrations',
      value: 'VII 10, X 170, V 20, II 1400, antithrombin 3400, fibrinogen 9000 nM',
      source: 'Hockin 2002; fibrinogen of the usual order',
    },
    {
      name: 'rate constants',
      value: 'as in the equations',
      source: 'chosen so that a normal pool clots after 12.0 s and dilutions follow laboratory curves',
      teaching: true,
    },
    {
      name: 'half-lives under warfarin',
      value: 'VII 6 h, X 40 h, II 60 h; 15 % is left',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    { name: 'factors of the patients', value: 'as chosen for each', source: 'chosen', teaching: true },
    { name: 'uncalibrated plasmas', value: '0.7 of (ISI − 1)', source: 'chosen after Tripodi 2007', teaching: true },
    {
      name: 'too much citrate',
      value: '0.12 of its square: 3 % of a healthy time at a fill of 60 %',
      source: 'chosen after Adcock 1998 and Reneke 1998, 3.2 % citrate',
      teaching: true,
    },
    {
      name: 'temperature',
      value: '1.45 for ten degrees below 37 °C, 1.05 above',
      source: 'after Rohrer and Natale 1992: 11.8, 12.9, 14.2, 16.6 s at 37, 34, 31, 28 °C',
    },
    { name: 'limit of the index', value: '15 %', source: 'Rosner 1987, kaolin clotting time' },
    {
      name: 'mean normal time',
      value: 'the geometric mean of at least 20 healthy people; here it is entered',
      source: 'WHO 2013',
    },
    { name: 'scatter', value: '2 % of a time', source: 'chosen, of the usual order', teaching: true },
  ],
  sources: [
    'A. J. Quick, The prothrombin in hemophilia and in obstructive jaundice, Journal of Biological Chemistry 109, lxxiii (1935).',
    'M. F. Hockin, K. C. Jones, S. J. Everse and K. G. Mann, A model for the stoichiometric regulation of blood coagulation, Journal of Biological Chemistry 277, 18322 (2002).',
    'World Health Organization, Guidelines for thromboplastins and plasma used to control oral anticoagulant therapy with vitamin K antagonists, Technical Report Series 979, Annex 6 (2013).',
    'A. Tripodi et al., The international normalized ratio calibrated for cirrhosis (INR liver) normalizes prothrombin time results for model for end-stage liver disease calculation, Hepatology 46, 520 (2007).',
    'M. J. Rohrer and A. M. Natale, Effect of hypothermia on the coagulation cascade, Critical Care Medicine 20, 1402 (1992).',
    'D. M. Adcock, D. C. Kressin and R. A. Marlar, Minimum specimen volume requirements for routine coagulation testing: dependence on citrate concentration, American Journal of Clinical Pathology 109, 595 (1998).',
    'J. Reneke et al., Prolonged prothrombin time and activated partial thromboplastin time due to underfilled specimen tubes with 109 mmol/L (3.2 %) citrate anticoagulant, American Journal of Clinical Pathology 109, 754 (1998).',
    'E. Rosner, R. Pauzner, A. Lusky, M. Modan and A. Many, Detection and quantitative evaluation of lupus circulating anticoagulant activity, Thrombosis and Haemostasis 57, 144 (1987).',
  ],
  limits: [
    'Factor IX and proteins C and S fall under warfarin, too; they are not modelled, since this test does not see them.',
    'Real reagents differ in more than one number, and direct inhibitors move each of them in another way.',
    'A dose is never set from one number of a teaching model.',
  ],
};
