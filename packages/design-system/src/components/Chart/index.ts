export { LineChart } from './LineChart.tsx';
export type { LineChartProps } from './LineChart.tsx';
export type { CategoryValue, ChartProps, DayValue, LineSeries, ValueBand } from './types.ts';
