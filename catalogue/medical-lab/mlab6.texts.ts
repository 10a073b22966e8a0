import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A count is a sample

A **differential count** tells the white cells of a stained smear apart (methanol-fixed, stained after Romanowsky: May-Grünwald-Giemsa or Wright): neutrophils, lymphocytes, monocytes, eosinophils, basophils, and whatever else is there. A hundred cells stand for some 5000 million in a litre. If the true share of a class is $p$ and $n$ cells are counted, the number found is **binomial**, and its share scatters by

$$\\mathrm{SD}=\\sqrt{\\frac{p\\,(1-p)}{n}}.$$

For 30 % lymphocytes among 100 cells that is 4.6 %. No eye is better than that: it is the chance of which cells came under the lens.

## Exact limits

Rümke published the 95 % limits in a table that hangs in many laboratories. They are those of Clopper and Pearson: of $k$ found among $n$,

$$p_L=B^{-1}(0.025;\\,k,\\,n-k+1),\\qquad p_U=B^{-1}(0.975;\\,k+1,\\,n-k),$$

with $B^{-1}$ the quantile of the beta distribution. Five of a hundred may stand for 1.6 to 11.3 %; none of a hundred for up to 3.6 %. **Rare cells need long counts.**

## Where to look

The smear has a thick end, a body, a **monolayer** where red cells just touch, and a feathered edge. Large cells (monocytes, neutrophils, blasts) drift to the edge; in the thick end cells round up and hide their detail. One goes to and fro through the monolayer like the top of a battlement, so that no cell is counted twice. A wrong place is a wrong result, however many cells are counted.

## What is told from what

- **segmented neutrophil**: three to five lobes, fine lilac granules; **band**: a U without a thread;
- **lymphocyte**: small, a round dense nucleus that fills the cell; **reactive** (once called atypical): large, a blue skirt that gives way to red cells;
- **monocyte**: folded nucleus, grey cytoplasm, vacuoles; **eosinophil**: two lobes, orange granules; **basophil**: purple granules over the nucleus;
- **metamyelocyte** (kidney), **myelocyte** (oval), **promyelocyte** (granules, large), **blast** (fine chromatin, nucleoli);
- **nucleated red cell**: pink, with a small black nucleus; **smudge cell**: a lymphocyte that broke when the film was spread.

## Absolute counts

Share times white count is the **absolute count**, and that is what is judged. Reactive lymphocytes are lymphocytes: the absolute count of lymphocytes holds both lines, and in Patient 3 only both together show how many there are. Analysers take nucleated red cells for white ones; corrected,

$$\\mathrm{WBC}=\\mathrm{WBC}_{analyser}\\,\\frac{100}{100+\\mathrm{nRBC}}.$$

Smudge cells of chronic lymphocytic leukaemia are counted as lymphocytes, or everything else is overstated. Segmented and band forms are reported as one line, since the eye does not part them reproducibly.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The percentages suffice.',
    instead:
      'Count Patient 7. 7.5 % neutrophils look dangerously few, but 7.5 % of 80 ×10⁹/L are 6.0 ×10⁹/L, an ordinary number: the lymphocytes have grown, the neutrophils have not gone.',
  },
  {
    believed: 'Two counts of one smear that differ show that somebody erred.',
    instead:
      'Count twice, automatically: every label is right, and 35 % may be followed by 27 %. Only a difference beyond the limits speaks of more than chance.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\mathrm{SD}=\\sqrt{p(1-p)/n}', says: 'scatter of a share among n cells' },
    {
      tex: 'p_L=B^{-1}(0.025;k,n-k+1),\\; p_U=B^{-1}(0.975;k+1,n-k)',
      says: 'exact 95 % limits of k among n (Clopper and Pearson 1934)',
    },
    {
      tex: '\\mathrm{WBC}=100\\,\\mathrm{WBC}_{an}/(100+\\mathrm{nRBC})',
      says: 'white count without nucleated red cells',
    },
    { tex: 'w_j p_j/\\textstyle\\sum_i w_i p_i', says: 'share of a class in an area with the weights w' },
  ],
  assumptions: [
    'Cells lie independently of each other along the track: no nests, no rows.',
    'Every cell belongs to one class; what is between two of them does not occur.',
    'Automatic counting tells each cell rightly.',
  ],
  validity: 'Wedge smears, 50 to 500 cells.',
  parameters: [
    {
      name: 'shares of the eight patients',
      value: 'as the answer shows them',
      source: 'chosen, of the pattern that textbooks give',
      teaching: true,
    },
    {
      name: 'weights at the feathered edge',
      value: 'neutrophil, eosinophil 1.25; monocyte 1.6; blast to metamyelocyte 1.4; others 0.7',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'weights in the thick end',
      value: 'lymphocytes 1.3, others 0.9; a quarter of the cells unreadable',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'diameters',
      value: 'lymphocyte 9 µm, segmented 13 µm, monocyte 16 µm, blast 17 µm, each with its scatter',
      source: 'chosen for the picture; lymphocytes at the small end of what textbooks give',
      teaching: true,
    },
    {
      name: 'one line for segmented and band',
      value: 'pct_neutrophil',
      source: 'Palmer 2015',
    },
    {
      name: 'white count of the analyser',
      value: '±3 % (school), ±1.5 % (research)',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    {
      name: 'distance of white cells on the film',
      value: '92 µm at 7 ×10⁹/L, closer with more',
      source: 'chosen for the picture',
      teaching: true,
    },
  ],
  sources: [
    'C. J. Clopper and E. S. Pearson, The use of confidence or fiducial limits illustrated in the case of the binomial, Biometrika 26, 404 (1934).',
    'C. L. Rümke, The statistically expected variability in differential leukocyte counting, in J. A. Koepke (ed.), Differential Leukocyte Counting, College of American Pathologists, Skokie (1978).',
    'L. Palmer et al., ICSH recommendations for the standardization of nomenclature and grading of peripheral blood cell morphological features, International Journal of Laboratory Hematology 37, 287 (2015).',
    'B. J. Bain, Blood Cells: A Practical Guide, 5th edition, Wiley-Blackwell, Chichester (2015): cells, smears, counts.',
    'Clinical and Laboratory Standards Institute, H20-A2: Reference Leukocyte (WBC) Differential Count (Proportional) and Evaluation of Instrumental Methods (2007).',
  ],
  limits: [
    'Real cells go over into each other, and two good observers label one cell in ten differently.',
    'The pictures are drawn after rules of form and colour; they are no photographs of patients.',
    'What a count means for a person is for those who know the person.',
  ],
};
