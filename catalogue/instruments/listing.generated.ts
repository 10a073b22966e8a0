/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineInstruments } from '../listing';

export const instruments = defineInstruments([
  { id: 'gcms', title: 'GC-MS', simulationType: 'instrument_gcms', entry: () => import('./gcms') },
  { id: 'hplc', title: 'HPLC', simulationType: 'instrument_hplc', entry: () => import('./hplc') },
  { id: 'nmr', title: 'NMR Spectrometer', simulationType: 'instrument_nmr', entry: () => import('./nmr') },
  { id: 'cryotem', title: 'Cryo-TEM', simulationType: 'cryo_tem', entry: () => import('./cryotem') },
  { id: 'xrd', title: 'XRD', simulationType: 'instrument_xrd', entry: () => import('./xrd') },
  { id: 'mri', title: 'MRI Scanner', simulationType: 'mri_scanner', entry: () => import('./mri') },
  { id: 'ctscanner', title: 'CT Scanner', simulationType: 'ct_scanner', entry: () => import('./ctscanner') },
  { id: 'xray', title: 'Advanced X-Ray', simulationType: 'xray_radiography', entry: () => import('./xray') },
  { id: 'uv-vis', title: 'UV-Vis Spectrophotometer', simulationType: 'instrument_uv_vis', entry: () => import('./uv-vis') },
  { id: 'aas', title: 'AAS', simulationType: 'instrument_aas', entry: () => import('./aas') },
  { id: 'ftir', title: 'FTIR Spectrometer', simulationType: 'instrument_ftir', entry: () => import('./ftir') },
  { id: 'icpms', title: 'ICP-MS', simulationType: 'instrument_icpms', entry: () => import('./icpms') },
  { id: 'pet-scanner', title: 'PET Scanner', simulationType: 'pet_scanner', entry: () => import('./pet-scanner') },
  { id: 'ultrasound', title: 'Ultrasound Machine', simulationType: 'ultrasound_imaging', entry: () => import('./ultrasound') },
  { id: 'robotic-surgery', title: 'Robotic Surgery System', simulationType: 'robotic_surgery', entry: () => import('./robotic-surgery') },
  { id: 'icu-machine', title: 'ICU Machine', simulationType: 'icu_monitor_ventilator', entry: () => import('./icu-machine') },
  { id: 'gel-electrophoresis', title: 'Gel Electrophoresis', simulationType: 'gel_electrophoresis', entry: () => import('./gel-electrophoresis') },
  { id: 'ecg-machine', title: 'ECG Machine', simulationType: 'ecg_synthesis', entry: () => import('./ecg-machine') },
  { id: 'ion-chromatograph', title: 'Ion Chromatograph', simulationType: 'instrument_ion_chromatograph', entry: () => import('./ion-chromatograph') },
  { id: 'dna-sequencer', title: 'DNA Sequencer', simulationType: 'dna_sequencing', entry: () => import('./dna-sequencer') },
  { id: 'particle-size-analyzer', title: 'Particle Size Analyzer', simulationType: 'instrument_particle_size_analyzer', entry: () => import('./particle-size-analyzer') },
  { id: 'gene-editing-workstation', title: 'Gene Editing Workstation', simulationType: 'crispr_editing', entry: () => import('./gene-editing-workstation') },
]);
