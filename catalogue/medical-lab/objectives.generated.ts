/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'mlab1': 'Find the ABO and RhD group of a blood sample by forward and reverse grouping and grade the agglutination.',
  'mlab2': 'Examine urine by eye, test strip, refractometer and microscope, and see where each method is blind.',
  'mlab3': 'Count and size blood cells by electrical impedance, measure haemoglobin and derive the red cell indices.',
  'mlab4': 'Perform a 75 g oral glucose tolerance test and classify the curve by WHO criteria.',
  'mlab5': 'Measure a cytokine (IL-6) by sandwich ELISA with a four-parameter standard curve and find out what washing does.',
  'mlab6': 'Classify 100 or more white cells on a stained smear and judge how far the percentages can be trusted.',
  'mlab7': 'Measure the prothrombin time, convert it to INR and see which factors it feels.',
  'mlab8': 'Measure volume, concentration, motility, vitality and form of a semen sample and compare with the WHO 2021 reference limits.',
  'mlab9': 'Examine cerebrospinal fluid and tell bacterial, viral and tuberculous patterns, bleeding and a traumatic tap apart.',
  'mlab10': 'Follow TSH, T4 and T3 in health and disease and titrate levothyroxine.',
};
