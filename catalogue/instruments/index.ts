import { defineInstruments } from '../listing';

export const instruments = defineInstruments([
  {
    id: 'gcms',
    title: 'GC-MS',
    simulationType: 'instrument_gcms',
    objective: 'Separate a volatile mixture on a capillary column and name each compound from its mass spectrum.',
  },
  {
    id: 'hplc',
    title: 'HPLC',
    simulationType: 'instrument_hplc',
    objective: 'Separate dissolved compounds on a C18 column and tune solvent, flow and particle size for resolution.',
  },
  {
    id: 'nmr',
    title: 'NMR Spectrometer',
    simulationType: 'instrument_nmr',
    objective: 'Record a proton spectrum: shim, pulse, transform, phase, integrate, and read couplings.',
  },
  {
    id: 'cryotem',
    title: 'Cryo-TEM',
    simulationType: 'cryo_tem',
    objective:
      'Take low-dose images of frozen protein, see why one noisy image is useless and thousands averaged show a structure, and learn what defocus, dose and particle number do to resolution.',
  },
  {
    id: 'xrd',
    title: 'XRD',
    simulationType: 'instrument_xrd',
    objective: 'Record a powder pattern, index it, and find lattice constant, phase and crystallite size.',
  },
  {
    id: 'mri',
    title: 'MRI Scanner',
    simulationType: 'mri_scanner',
    objective:
      'Choose pulse sequence timings to make chosen tissues bright or dark, watch k-space fill line by line, and recognise the classic artefacts.',
  },
  {
    id: 'ctscanner',
    title: 'CT Scanner',
    simulationType: 'ct_scanner',
    objective:
      'Turn a gantry, record a sinogram, reconstruct by filtered back-projection and learn what views, dose, filter, beam energy and window do to a CT image.',
    entry: () => import('./ctscanner'),
  },
  {
    id: 'xray',
    title: 'Advanced X-Ray',
    simulationType: 'xray_radiography',
    objective: 'Expose a radiograph and trade contrast, noise and dose with kVp, mAs, filtration, grid and distance.',
  },
  {
    id: 'uv-vis',
    title: 'UV-Vis Spectrophotometer',
    simulationType: 'instrument_uv_vis',
    objective: 'Record absorption spectra, build a calibration line, and follow a reaction by its colour.',
  },
  {
    id: 'aas',
    title: 'AAS',
    simulationType: 'instrument_aas',
    objective:
      'Measure a metal in solution by the light its free atoms absorb in a flame, and deal with curvature and interferences.',
  },
  {
    id: 'ftir',
    title: 'FTIR Spectrometer',
    simulationType: 'instrument_ftir',
    objective:
      'Record an interferogram, transform it to a spectrum, and identify groups; learn what resolution and apodisation do.',
  },
  {
    id: 'icpms',
    title: 'ICP-MS',
    simulationType: 'instrument_icpms',
    objective: 'Measure trace elements by mass and count, remove interferences, and use isotope ratios.',
  },
  {
    id: 'pet-scanner',
    title: 'PET Scanner',
    simulationType: 'pet_scanner',
    objective:
      'Follow positron annihilation pairs into a sinogram and reconstruct the tracer distribution; measure uptake in SUV.',
  },
  {
    id: 'ultrasound',
    title: 'Ultrasound Machine',
    simulationType: 'ultrasound_imaging',
    objective: 'Form a B-mode image from echoes, choose frequency, focus and gain, and measure flow by Doppler.',
  },
  {
    id: 'robotic-surgery',
    title: 'Robotic Surgery System',
    simulationType: 'robotic_surgery',
    objective:
      'Drive a tele-operated instrument through a fixed port, feel motion scaling, tremor filtering and delay, and complete a dexterity task.',
  },
  {
    id: 'icu-machine',
    title: 'ICU Machine',
    simulationType: 'icu_monitor_ventilator',
    objective:
      'Ventilate a simulated patient, read the monitor, and see how settings and drugs move gases and pressures. Teaching only; not a guide to treatment.',
    entry: () => import('./icu-machine'),
  },
  {
    id: 'gel-electrophoresis',
    title: 'Gel Electrophoresis',
    simulationType: 'gel_electrophoresis',
    objective: 'Cut DNA with restriction enzymes, run it on agarose, size the fragments against a ladder.',
    entry: () => import('./gel-electrophoresis'),
  },
  {
    id: 'ecg-machine',
    title: 'ECG Machine',
    simulationType: 'ecg_synthesis',
    objective:
      'Record a 12-lead electrocardiogram of known rhythm, measure intervals and axis, and see what filters and paper speed do.',
  },
  {
    id: 'ion-chromatograph',
    title: 'Ion Chromatograph',
    simulationType: 'instrument_ion_chromatograph',
    objective: 'Separate anions of a water sample, detect them by suppressed conductivity and quantify them.',
  },
  {
    id: 'dna-sequencer',
    title: 'DNA Sequencer',
    simulationType: 'dna_sequencing',
    objective:
      'Read DNA two ways, by Sanger chromatogram and by Illumina-type synthesis on a flow cell; understand quality scores, phasing, coverage, and find a planted variant by alignment.',
  },
  {
    id: 'particle-size-analyzer',
    title: 'Particle Size Analyzer',
    simulationType: 'instrument_particle_size_analyzer',
    objective: 'Measure particle sizes by dynamic light scattering and by laser diffraction.',
  },
  {
    id: 'gene-editing-workstation',
    title: 'Gene Editing Workstation',
    simulationType: 'crispr_editing',
    objective:
      'Design guides for a DNA target, weigh activity against off-target risk, cut, and read the editing rate by gel and by sequencing. Teaching only.',
  },
]);
