import type { Specimen, StageContext } from '../../contract';
import { createStageButton } from './stage-button';

const button = (context: StageContext) => {
  const made = createStageButton(context, { label: 'Restore the DNA', press() {} });
  made.place(10, 10, 180, 34);
  return made;
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Stage button',
    states: [
      { name: 'at rest', width: 200, height: 60, create: (context) => button(context).root },
      {
        name: 'held down',
        width: 200,
        height: 60,
        create(context) {
          const made = button(context);
          made.hold(true);
          return made.root;
        },
      },
      {
        name: 'out of use',
        width: 200,
        height: 60,
        create(context) {
          const made = button(context);
          made.enable(false);
          return made.root;
        },
      },
    ],
  },
];
