import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
For learning only. Not for diagnosis or treatment. Nobody is operated on: the instrument works in a trainer box.

## A pivot in the wall

A keyhole instrument goes through a **cannula** in the wall of the body. Where it passes the wall it may turn and slide, and never move sideways: this point is the **remote centre of motion**. So the arm has yaw $q_1$ and pitch $q_2$ about that point, and insertion $d$ through it:

$$p=d\\,(\\sin q_1\\cos q_2,\\;-\\sin q_2,\\;-\\cos q_1\\cos q_2)$$

The way back is $d=|p|$, $q_2=\\operatorname{atan2}(-p_y,\\sqrt{p_x^2+p_z^2})$, $q_1=\\operatorname{atan2}(p_x,-p_z)$.

The linkage holds its remote centre still wherever the wall is. If the cannula's mark stands $\\delta$ above the wall, the shaft drags the wall by $|\\delta|\\sqrt{1-\\cos^2q_1\\cos^2q_2}$.

## From hand to tip

- **Motion scaling**: at 5:1 the tip makes a fifth of the hand's way, and of its tremor. The hand runs out of room sooner; the **clutch** lets go of the tip, and the hand goes back to the middle.
- **Tremor filter**: hands tremble at 8 to 12 Hz. A low pass of second order lets slow motion through and takes most of that away.
- **Servo**: the joints follow with a lag of 17 ms.
- **Delay**: the link shows everything late. Above about 0.3 s an operator moves, waits, and corrects.

## How hard is a move?

Fitts: a target of width $W$ at distance $D$ has the index of difficulty $ID=\\log_2(2D/W)$, and the time of a move is $a+b\\,ID$.

The score is what is left of 300 s, less 15 for a drop, 10 for a collision and 10 for each second in which the port is dragged, in the manner of the peg transfer of the FLS examination (its counterpart for robots is FRS, Fundamentals of Robotic Surgery). The port is not a detail: whoever docks it wrongly drags the wall with every move.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The robot operates by itself.',
    instead:
      'Take your hands off in Free Motion: **nothing moves but your tremor**. The console leads and the arm follows; the autopilot of this bench is a simulated hand at the same grips, scaled, filtered and late like yours.',
  },
  {
    believed: 'A remote centre that holds still cannot hurt the wall.',
    instead:
      'Dock 15 mm too high and yaw by 30°: the remote centre stays where it is, and the wall is dragged by **7.5 mm**.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'p=d(\\sin q_1\\cos q_2,-\\sin q_2,-\\cos q_1\\cos q_2)',
      says: 'Forward kinematics about the remote centre.',
    },
    { tex: 'e=|\\delta|\\sqrt{1-\\cos^2q_1\\cos^2q_2}', says: 'Distance of the port from the line of the shaft.' },
    {
      tex: '|H|=\\left(1+\\left[\\tan\\tfrac{\\pi f}{f_s}/\\tan\\tfrac{\\pi f_c}{f_s}\\right]^4\\right)^{-1/2}',
      says: 'Digital Butterworth low pass, second order, 100 samples a second.',
    },
    {
      tex: '\\ddot q+2\\omega\\dot q+\\omega^2(q-q^*)=0',
      says: 'Joint servo, critically damped, ω = 120 rad/s; at most 60°/s and 150 mm/s.',
    },
    {
      tex: 'T=(0.1+0.12\\,ID)\\,\\mathrm{s}\\cdot e^{\\epsilon}+0.7\\,L\\,\\lceil ID/2\\rceil',
      says: 'Move of the trained hand: ε has a standard deviation of 5 %, L is the delay.',
    },
    {
      tex: 'S=\\max(0,300-t-15\\,n_{drop}-10\\,n_{coll}-10\\,t_{drag})',
      says: 'Score; t in seconds, that in which the port is dragged by more than a few millimetres among them.',
    },
  ],
  assumptions: [
    'Rigid links, no friction, no backlash; forces are not modelled: a stroke is counted and stops nothing.',
    'Tremor is one frequency, x and y in quadrature; real tremor has a band.',
    'Commands and picture share one delay, put before the arm.',
    'A point out of reach is brought onto the limits of yaw, pitch and insertion, in this order.',
    'Trained hand: straight moves of least jerk, an error of 0.4 mm (standard deviation, each axis) where they end. A move that takes the hand further than 200 mm is made in strokes, with 0.5 s for the clutch between them: scaling costs time. The clock of Fitts’s moves leaves that out.',
    'The wrist holds the needle level; roll turns it. Of a learner between the plates, a move is clocked from the first stir of the hand to its rest.',
  ],
  validity: 'Yaw ±60°, pitch ±45°, insertion 50 to 220 mm; one instrument, one port, no tissue.',
  parameters: [
    {
      name: 'Servo',
      value: '120 rad/s, 60°/s, 150 mm/s',
      source: 'chosen, so that the filter is what takes the tremor',
      teaching: true,
    },
    {
      name: 'Fitts constants',
      value: '0.1 s, 0.12 s/bit',
      source: 'chosen, within those of hand pointing (MacKenzie 1992)',
      teaching: true,
    },
    { name: 'Cost of a correction', value: '0.7 of the delay', source: 'chosen', teaching: true },
    { name: 'Room of the hand', value: '±150 mm to the sides, ±100 mm else', source: 'chosen', teaching: true },
    { name: 'Stroke of the hand, clutch', value: '200 mm, 0.5 s', source: 'chosen', teaching: true },
    { name: 'Pick and drop', value: 'within 2.5 and 3 mm', source: 'chosen', teaching: true },
    {
      name: 'Board, pegs, rings',
      value: '12 pegs, 6 triangles, 5 rings of 8 mm',
      source: 'after the FLS peg transfer; places chosen',
      teaching: true,
    },
    { name: 'Weights of the score', value: '300 s, 15, 10', source: 'chosen, in the manner of FLS', teaching: true },
    { name: 'Encoders, trackers', value: '±0.05°, ±0.1 mm, 0.25 mm', source: 'chosen', teaching: true },
  ],
  sources: [
    'R. H. Taylor et al., A telerobotic assistant for laparoscopic surgery, IEEE Eng. Med. Biol. Mag. 14(3), 279 (1995).',
    'J. J. Craig, Introduction to Robotics: Mechanics and Control, 3rd ed., Pearson (2005), chapters 3 and 4.',
    'P. M. Fitts, The information capacity of the human motor system in controlling the amplitude of movement, J. Exp. Psychol. 47, 381 (1954).',
    "I. S. MacKenzie, Fitts' law as a research and design tool in human-computer interaction, Hum.-Comput. Interact. 7, 91 (1992).",
    'T. Flash and N. Hogan, The coordination of arm movements: an experimentally confirmed mathematical model, J. Neurosci. 5, 1688 (1985).',
    'R. J. Elble and W. C. Koller, Tremor, Johns Hopkins University Press (1990).',
    'W. R. Ferrell, Remote manipulation with transmission delay, IEEE Trans. Hum. Factors Electron. HFE-6, 24 (1965).',
    'J. H. Peters et al., Development and validation of a comprehensive program of education and assessment of the basic fundamentals of laparoscopic surgery, Surgery 135, 21 (2004).',
    'J. O. Smith, Introduction to Digital Filters with Audio Applications, W3K Publishing (2007), appendix on the design of recursive filters.',
  ],
  limits: [
    'Real arms bend, cables stretch, and a cannula gives: their remote centre wanders by a millimetre or so.',
    'Consoles of today give little or no force back to the hand; this one gives none.',
    'A real operator is warned by what tissue looks like; here nothing is cut and nothing bleeds.',
    'No score of this bench says how well anybody would operate.',
  ],
};
