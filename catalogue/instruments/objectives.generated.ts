/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'gcms': 'Separate a volatile mixture on a capillary column and name each compound from its mass spectrum.',
  'hplc': 'Separate dissolved compounds on a C18 column and tune solvent, flow and particle size for resolution.',
  'nmr': 'Record a proton spectrum: shim, pulse, transform, phase, integrate, and read couplings.',
  'cryotem': 'Take low-dose images of frozen protein, see why one noisy image is useless and thousands averaged show a structure, and learn what defocus, dose and particle number do to resolution.',
  'xrd': 'Record a powder pattern, index it, and find lattice constant, phase and crystallite size.',
  'mri': 'Choose pulse sequence timings to make chosen tissues bright or dark, watch k-space fill line by line, and recognise the classic artefacts.',
  'ctscanner': 'Turn a gantry, record a sinogram, reconstruct by filtered back-projection and learn what views, dose, filter, beam energy and window do to a CT image.',
  'xray': 'Expose a radiograph and trade contrast, noise and dose with kVp, mAs, filtration, grid and distance.',
  'uv-vis': 'Record absorption spectra, build a calibration line, and follow a reaction by its colour.',
  'aas': 'Measure a metal in solution by the light its free atoms absorb in a flame, and deal with curvature and interferences.',
  'ftir': 'Record an interferogram, transform it to a spectrum, and identify groups; learn what resolution and apodisation do.',
  'icpms': 'Measure trace elements by mass and count, remove interferences, and use isotope ratios.',
  'pet-scanner': 'Follow positron annihilation pairs into a sinogram and reconstruct the tracer distribution; measure uptake in SUV.',
  'ultrasound': 'Form a B-mode image from echoes, choose frequency, focus and gain, and measure flow by Doppler.',
  'robotic-surgery': 'Drive a tele-operated instrument through a fixed port, feel motion scaling, tremor filtering and delay, and complete a dexterity task.',
  'icu-machine': 'Ventilate a simulated patient, read the monitor, and see how settings and drugs move gases and pressures. Teaching only; not a guide to treatment.',
  'gel-electrophoresis': 'Cut DNA with restriction enzymes, run it on agarose, size the fragments against a ladder.',
  'ecg-machine': 'Record a 12-lead electrocardiogram of known rhythm, measure intervals and axis, and see what filters and paper speed do.',
  'ion-chromatograph': 'Separate anions of a water sample, detect them by suppressed conductivity and quantify them.',
  'dna-sequencer': 'Read DNA two ways, by Sanger chromatogram and by Illumina-type synthesis on a flow cell; understand quality scores, phasing, coverage, and find a planted variant by alignment.',
  'particle-size-analyzer': 'Measure particle sizes by dynamic light scattering and by laser diffraction.',
  'gene-editing-workstation': 'Design guides for a DNA target, weigh activity against off-target risk, cut, and read the editing rate by gel and by sequencing. Teaching only.',
};
