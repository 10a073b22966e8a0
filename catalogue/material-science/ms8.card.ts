import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'SEM Basics',
  simulation: 'sem_basics',
  model: 'material-science/scanning-electron-microscope',
  scene: 'material-science/scanning-electron-microscope',
  objective: 'Choose beam energy, spot size and detector, see the interaction volume and explain contrast.',
  picture: {
    query:
      'specimen_type=Pollen&electrons=1000&actions=0:pump~180:beam_on~181:coat_gold~242:run_trajectories~243:scan_frame=50',
    until: 255,
    end: 400,
  },
};
