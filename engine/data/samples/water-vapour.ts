/**
 * Lines of water vapour at 296 K, place (cm⁻¹) and strength by turns; 100 is the strongest line of the bending, 2.8·10⁻¹⁹ cm a molecule.
 * Weaker ones than 15 are left out.
 *
 * Places are those of HITRAN2016 (I. E. Gordon et al., J. Quant. Spectrosc. Radiat. Transfer 203 (2017) 3); of the bending they are
 * differences of its energy levels. Strengths of the stretching are HITRAN's. Those of the bending are worked out for a rigid
 * asymmetric rotor with the constants of both states (27.881, 14.522, 9.278 and 31.085, 14.748, 9.136 cm⁻¹; G. Herzberg, Infrared and
 * Raman Spectra of Polyatomic Molecules, Van Nostrand 1945, chapter IV, gives the method), b-type, spin weights 3 and 1.
 */
export const WATER_BENDING: readonly number[] = [
  1419.51, 17, 1436.82, 20, 1456.51, 19, 1456.89, 33, 1464.9, 19, 1472.05, 26, 1473.51, 32, 1490.83, 15, 1496.25, 46,
  1505.6, 45, 1507.06, 58, 1517.43, 19, 1521.23, 22, 1521.31, 17, 1522.69, 21, 1525.5, 17, 1533.92, 16, 1539.06, 60,
  1540.3, 53, 1542.16, 26, 1545.16, 18, 1554.35, 31, 1557.61, 17, 1558.53, 59, 1559.69, 16, 1560.26, 55, 1569.79, 27,
  1576.19, 74, 1616.71, 83, 1623.56, 31, 1634.97, 21, 1635.65, 70, 1645.97, 66, 1647.4, 19, 1648.31, 16, 1652.4, 73,
  1653.27, 85, 1654.51, 37, 1662.81, 36, 1669.39, 33, 1675.17, 30, 1675.52, 25, 1683.18, 34, 1683.98, 23, 1684.84, 100,
  1695.46, 25, 1695.93, 84, 1699.93, 80, 1700.5, 23, 1700.78, 29, 1704.45, 28, 1706.35, 23, 1715.16, 22, 1717.41, 67,
  1718.61, 23, 1733.39, 45, 1734.39, 15, 1734.65, 57, 1739.84, 45, 1751.42, 27, 1756.82, 17, 1761.83, 30, 1771.29, 28,
  1772.71, 84, 1792.66, 57, 1799.62, 19, 1825.2, 20, 1830.13, 32, 1844.18, 60, 1844.4, 20, 1869.35, 37, 1889.57, 20,
  1918.04, 30, 1942.52, 17,
];

export const WATER_STRETCHING: readonly number[] = [
  3609.23, 23, 3612.56, 19, 3619.61, 30, 3628.35, 41, 3629.64, 38, 3647.55, 15, 3649.28, 57, 3650.64, 18, 3651.37, 19,
  3656.3, 39, 3668.78, 25, 3670.75, 70, 3674.96, 33, 3676.02, 65, 3688.45, 83, 3691.3, 24, 3701.81, 17, 3709.4, 25,
  3712.2, 55, 3732.13, 47, 3736.74, 32, 3743.95, 22, 3744.51, 40, 3744.65, 64, 3745.09, 21, 3749.33, 63, 3749.57, 28,
  3752.21, 85, 3759.84, 21, 3765.76, 17, 3769.89, 28, 3779.49, 16, 3796.44, 20, 3801.42, 84, 3807.01, 57, 3816.09, 83,
  3820.74, 32, 3821.76, 38, 3831.69, 25, 3834.98, 27, 3837.87, 89, 3841.04, 17, 3843.75, 15, 3852.06, 70, 3853.97, 46,
  3854.09, 24, 3854.44, 69, 3861.79, 17, 3865.11, 34, 3869.19, 17, 3870.13, 51, 3874.4, 17, 3885.66, 32, 3891.3, 32,
  3899.44, 17, 3901.85, 18, 3904.19, 24,
];

/** Area of the strongest line, absorbance times cm⁻¹, of the air in the open bench (chosen: in proportion to carbon dioxide at half
 * saturation), and width of all lines at the pressure of the air. */
export const WATER_AIR = { strongest: 2, width: 0.2 } as const;
