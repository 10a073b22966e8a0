import { defineSubject } from '../listing';

export const medicalLab = defineSubject('medical-lab', [
  {
    id: 'mlab1',
    title: 'Blood Typing',
    simulationType: 'blood_typing',
    objective:
      'Find the ABO and RhD group of a blood sample by forward and reverse grouping and grade the agglutination.',
    entry: () => import('./mlab1'),
  },
  {
    id: 'mlab2',
    title: 'Urinalysis',
    simulationType: 'urinalysis',
    objective: 'Examine urine by eye, test strip, refractometer and microscope, and see where each method is blind.',
  },
  {
    id: 'mlab3',
    title: 'Complete Blood Count',
    simulationType: 'cbc',
    objective:
      'Count and size blood cells by electrical impedance, measure haemoglobin and derive the red cell indices.',
  },
  {
    id: 'mlab4',
    title: 'Glucose Tolerance Test',
    simulationType: 'glucose_tolerance',
    objective: 'Perform a 75 g oral glucose tolerance test and classify the curve by WHO criteria.',
  },
  {
    id: 'mlab5',
    title: 'ELISA',
    simulationType: 'elisa',
    objective:
      'Measure a cytokine (IL-6) by sandwich ELISA with a four-parameter standard curve and find out what washing does.',
  },
  {
    id: 'mlab6',
    title: 'WBC Differential',
    simulationType: 'wbc_differential',
    objective: 'Classify 100 or more white cells on a stained smear and judge how far the percentages can be trusted.',
  },
  {
    id: 'mlab7',
    title: 'Prothrombin Time',
    simulationType: 'prothrombin_time',
    objective: 'Measure the prothrombin time, convert it to INR and see which factors it feels.',
  },
  {
    id: 'mlab8',
    title: 'Semen Analysis',
    simulationType: 'semen_analysis',
    objective:
      'Measure volume, concentration, motility, vitality and form of a semen sample and compare with the WHO 2021 reference limits.',
  },
  {
    id: 'mlab9',
    title: 'CSF Analysis',
    simulationType: 'csf_analysis',
    objective:
      'Examine cerebrospinal fluid and tell bacterial, viral and tuberculous patterns, bleeding and a traumatic tap apart.',
  },
  {
    id: 'mlab10',
    title: 'Thyroid Function',
    simulationType: 'thyroid_function',
    objective: 'Follow TSH, T4 and T3 in health and disease and titrate levothyroxine.',
  },
]);
