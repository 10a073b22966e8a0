import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners drive a tele-operated arm about a remote centre, work its kinematics there and back, and measure what scaling, filter and delay do to tremor and to the time of a task.',
  level: 'Age 16 up, engineering and health classes. Sine and cosine; atan for the way back.',
  time: 'Two lessons: kinematics and tremor in the first, tasks and delay in the second.',
  preparation:
    'A class may share a link with the delay hidden and let learners find from their peg transfers which link is late. For learning only: the box is a trainer, nobody is operated on, and no skill here is a clinical one.',
  safety: {
    hazards: [
      'A powered arm crushes: nobody reaches into its space, and the emergency stop is at hand and tried before work.',
      'Needles, hooks and shears cut and stick: covered when instruments are changed, never passed hand to hand.',
    ],
    instead: [
      'A class uses this bench, or a small teaching robot of low force with a plastic gripper and a box of pegs.',
    ],
    waste: 'Needles and blades to the sharps box.',
    sources: [
      'IEC 80601-2-77:2019, Particular requirements for the basic safety and essential performance of robotically assisted surgical equipment.',
      'ISO 12100:2010, Safety of machinery: general principles for design.',
    ],
  },
  goesWrong: [
    {
      what: 'The tip does not follow.',
      remedy: 'The arm is not docked, it was stopped (press the clutch), or control is Joint.',
    },
    {
      what: 'The grip is at the edge of its room and the tip is not there yet.',
      remedy: 'Press the clutch: the grip goes back to the middle and the tip stays.',
    },
    {
      what: 'The jaws close and hold nothing.',
      remedy:
        'They take a triangle at a corner, within 2.5 mm, down at the board: look at the shadow and at the depth scale.',
    },
    { what: 'The tremor shows a dash or a wrong number.', remedy: 'The fit needs a second without a move.' },
  ],
  questions: [
    {
      question: 'Why must the arm pivot about the port and nowhere else?',
      answer:
        'The wall holds the cannula there. If the mark of the remote centre stands 15 mm above the wall, a yaw of 30° drags the wall by 7.5 mm.',
    },
    {
      question: 'A filter at 2 Hz takes more of the tremor away than one at 6 Hz. Why is it not used?',
      answer:
        'It is slow: it takes quick moves of the hand away, too, and delays all of them. What is filtered is bought with lag.',
    },
    {
      question: 'At a delay of 500 ms the movement time goes up in steps. Why?',
      answer:
        'A correction can be made only when the last one was seen. Each costs its wait, and the number of corrections is whole.',
    },
    {
      question: 'Why is 5:1 not always best?',
      answer:
        'The hand’s way is five times that of the tip: it runs out of room, and each clutch costs half a second. Fine work is worth it, long ways are not.',
    },
    {
      question: 'Who operates?',
      answer:
        'A hand, always. The arm scales, filters and delays what the hand does; the autopilot of this bench is a simulated hand at the same grips.',
    },
  ],
};
