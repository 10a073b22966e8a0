import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A drink that asks the whole body

Swallowed glucose leaves the **stomach** at a rate that depends on its filling, is absorbed in the **gut** and appears in plasma. The **pancreas** answers both the level and the rate of its rise with insulin. Insulin silences the **liver**, which makes glucose while we fast, and opens **muscle and fat**, which take it up. In a healthy person the level peaks after 30 to 60 minutes and is well below 7.8 mmol/L after two hours: the mean of 2205 adults with normal tolerance went from 5.0 to 7.8 at 30 minutes and was back at 5.3 at two hours. Patient 1 of this bench goes the same way: 7.8 at 30 minutes, 7.3 at one hour and 5.4 at two.

In **type 2 diabetes** tissue answers insulin less and the pancreas answers glucose later: the curve rises high and stays there. Above some 10 mmol/L the **kidney** lets glucose pass.

## The limits

WHO 2006, venous plasma, 75 g of glucose after an overnight fast:

| | fasting, mmol/L | | 2 h, mmol/L |
|---|---|---|---|
| diabetes range | at least 7.0 | or | at least 11.1 |
| impaired glucose tolerance | below 7.0 | and | 7.8 to 11.0 |
| impaired fasting glucose | 6.1 to 6.9 | and | below 7.8 |

The American Diabetes Association calls fasting glucose impaired from **5.6** mmol/L; its other limits are the same. By its limits Patient 3 has both.

The fasting tube is judged **first**: from 7.0 mmol/L no drink is given. Before the test three days of usual food with at least 150 g of carbohydrate a day, then 8 to 14 hours of fasting; 75 g of glucose (anhydrous) in 250 to 300 mL of water within five minutes; no walking about, no smoking until the last tube.

In **pregnancy** (WHO 2013) one value is enough: fasting 5.1 to 6.9, 1 h from 10.0, or 2 h 8.5 to 11.0 is gestational diabetes. From fasting 7.0 or 2 h 11.1 it is diabetes in pregnancy, not gestational diabetes.

## Indices

With fasting glucose $G_0$ in mmol/L and insulin $I_0$ in µU/mL (1 µU/mL is 6.0 pmol/L)

$$\\mathrm{HOMA\\text{-}IR}=\\frac{G_0 I_0}{22.5},\\qquad \\mathrm{Matsuda}=\\frac{10^4}{\\sqrt{G_0 I_0 \\bar G\\bar I}}$$

the second with glucose in mg/dL and means over the five tubes. HOMA-IR feels the liver mainly, the second one muscle, too.

## The tube

Blood cells go on using glucose, 5 to 7 % an hour. A tube with citrate on ice, spun at once, keeps it; a plain tube that stands for three hours turns an impaired fasting glucose into a normal one.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'One test decides.',
    instead:
      'Without symptoms a value in the diabetes range must be found again on another day (WHO 2006). Set an imprecision of 5 % and draw ten fasting tubes from Patient 4, whose plasma holds 6.38 mmol/L: some two of them fall below 6.1 and look normal. What a person’s own glucose does from day to day comes on top.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\dot Q_1=-k_{max}Q_1,\\quad \\dot Q_2=k_{max}Q_1-k_e Q_2,\\quad \\dot Q_g=k_eQ_2-k_{abs}Q_g',
      says: 'stomach, solid and ground, and gut',
    },
    {
      tex: 'k_e=k_{min}+\\tfrac{k_{max}-k_{min}}{2}[\\tanh a(q-bD)-\\tanh c(q-dD)+2]',
      says: 'emptying: q in the stomach of the dose D, a = 5/(2D(1−b)), c = 5/(2Dd)',
    },
    {
      tex: '\\dot G_p=EGP+f k_{abs}Q_g/m-F_{cns}-E-k_1G_p+k_2G_t',
      says: 'glucose in plasma; EGP liver, E kidney; m = 78 kg (BW/78 kg)^0.1',
    },
    {
      tex: '\\dot G_t=-\\frac{(V_{m0}+V_{mx}X)G_t}{K_{m0}+G_t}+k_1G_p-k_2G_t',
      says: 'glucose in tissue; X is insulin’s delayed action',
    },
    {
      tex: 'EGP=\\max(0,\\,k_{p1}-k_{p2}G_p-k_{p3}I_d-k_{p4}I_{po})',
      says: 'liver, restrained by glucose and insulin',
    },
    {
      tex: '\\dot I_{po}=-\\gamma I_{po}+Y+K\\max(0,\\dot G)+S_b,\\quad \\dot Y=-\\alpha\\,(Y-\\max(-S_b,\\,\\beta(G-G_b)))',
      says: 'secretion answers rise and level',
    },
    { tex: 'G_{tube}=G\\,e^{-0.06\\,h}', says: 'a tube that stands h hours' },
  ],
  assumptions: [
    'The drink is swallowed at once; nobody eats, walks or vomits.',
    'No other hormone acts: neither glucagon nor those of the gut.',
    'Parameters per kg are those of people of 78 kg; the mass that the drink spreads in goes with the 0.1th power of body mass (chosen), so that the category does not hang on it.',
    'The model was made with a mixed meal. Emptying and absorption of the drink, the same in all patients, and how insulin of the healthy one answers it are chosen so that the curve is the mean of 2205 adults with normal tolerance.',
    'Insulin in a standing tube stays as it is.',
  ],
  validity: 'Adults at rest, 25 to 100 g of glucose, three hours.',
  parameters: [
    { name: 'Patients 1 and 2', value: 'normal and type 2 diabetic mean subject', source: 'Dalla Man 2007, Table I' },
    {
      name: 'The drink; insulin of Patient 1',
      value: 'k_max 0.062, k_min 0.0065, k_abs 0.09 1/min, b 0.82, d 0.055; K 4.4, β 0.15, V_mx 0.055',
      source: 'chosen for the means at 0, 30 and 120 min in Diabetes Care 47, 858 (2024)',
      teaching: true,
    },
    {
      name: 'Patients 3 to 5',
      value: 'Patient 1 with other fasting levels, uptake, liver and secretion',
      source: 'chosen',
      teaching: true,
    },
    { name: 'glycolysis in the tube', value: '6 %/h', source: 'Sacks 2011: 5 to 7 %/h' },
    { name: 'insulin unit', value: '6.0 pmol/L for 1 µU/mL', source: 'Knopp 2019' },
    {
      name: 'scatter',
      value: 'glucose as set, insulin twice as much',
      source: 'chosen, of the usual order',
      teaching: true,
    },
  ],
  sources: [
    'K. M. V. Narayan et al., Natural history of type 2 diabetes in Indians: time to progression, Diabetes Care 47, 858 (2024), Table 1: glucose of 2205 adults with normal tolerance at 0, 30 and 120 min, 90, 141 and 95 mg/dL.',
    'American Diabetes Association, Diagnosis and classification of diabetes: Standards of Care in Diabetes 2024, Diabetes Care 47, supplement 1, S20 (2024; renewed every year).',
    'C. Dalla Man, R. A. Rizza and C. Cobelli, Meal simulation model of the glucose-insulin system, IEEE Transactions on Biomedical Engineering 54, 1740 (2007).',
    'World Health Organization and International Diabetes Federation, Definition and diagnosis of diabetes mellitus and intermediate hyperglycaemia, Geneva (2006).',
    'World Health Organization, Diagnostic criteria and classification of hyperglycaemia first detected in pregnancy, WHO/NMH/MND/13.2, Geneva (2013).',
    'D. R. Matthews et al., Homeostasis model assessment: insulin resistance and beta-cell function from fasting plasma glucose and insulin concentrations in man, Diabetologia 28, 412 (1985).',
    'M. Matsuda and R. A. DeFronzo, Insulin sensitivity indices obtained from oral glucose tolerance testing, Diabetes Care 22, 1462 (1999).',
    'J. L. Knopp, L. Holder-Pearson and J. G. Chase, Insulin units and conversion factors, Journal of Diabetes Science and Technology 13, 597 (2019).',
    'D. B. Sacks et al., Guidelines and recommendations for laboratory analysis in the diagnosis and management of diabetes mellitus, Diabetes Care 34, e61 (2011; replaced by the edition of 2023, 46, e151).',
  ],
  limits: [
    'Curves of healthy people differ: the highest value comes between 15 and 60 min, and two hours after the drink some are below their fasting level.',
    'Real curves of one person differ from day to day by some 15 % at two hours; the patients here have one curve each.',
    'Sickness, drugs, short fasts and smoking shift real tests and are not modelled.',
  ],
};
