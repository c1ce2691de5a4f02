import type { Place } from './prayer-times.ts';

/** The city that names a time zone, in degrees north and east. We do not ask for a more precise location. */
const places: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Africa/Cairo': [30.04, 31.24],
  'Africa/Casablanca': [33.57, -7.59],
  'Africa/Johannesburg': [-26.2, 28.05],
  'Africa/Lagos': [6.52, 3.38],
  'Africa/Mogadishu': [2.05, 45.32],
  'Africa/Nairobi': [-1.29, 36.82],
  'Africa/Tunis': [36.81, 10.18],
  'America/Chicago': [41.88, -87.63],
  'America/Denver': [39.74, -104.99],
  'America/Detroit': [42.33, -83.05],
  'America/Los_Angeles': [34.05, -118.24],
  'America/New_York': [40.71, -74.01],
  'America/Phoenix': [33.45, -112.07],
  'America/Sao_Paulo': [-23.55, -46.63],
  'America/Toronto': [43.65, -79.38],
  'America/Vancouver': [49.28, -123.12],
  'Asia/Amman': [31.95, 35.93],
  'Asia/Baghdad': [33.31, 44.36],
  'Asia/Beirut': [33.89, 35.5],
  'Asia/Dhaka': [23.81, 90.41],
  'Asia/Dubai': [25.2, 55.27],
  'Asia/Jakarta': [-6.21, 106.85],
  'Asia/Jerusalem': [31.78, 35.22],
  'Asia/Karachi': [24.86, 67.01],
  'Asia/Kathmandu': [27.72, 85.32],
  'Asia/Kolkata': [22.57, 88.36],
  'Asia/Kuala_Lumpur': [3.14, 101.69],
  'Asia/Kuwait': [29.38, 47.99],
  'Asia/Qatar': [25.29, 51.53],
  'Asia/Riyadh': [24.71, 46.68],
  'Asia/Singapore': [1.35, 103.82],
  'Asia/Tehran': [35.69, 51.39],
  'Australia/Melbourne': [-37.81, 144.96],
  'Australia/Sydney': [-33.87, 151.21],
  'Europe/Amsterdam': [52.37, 4.9],
  'Europe/Berlin': [52.52, 13.4],
  'Europe/Brussels': [50.85, 4.35],
  'Europe/Istanbul': [41.01, 28.98],
  'Europe/London': [51.51, -0.13],
  'Europe/Madrid': [40.42, -3.7],
  'Europe/Oslo': [59.91, 10.75],
  'Europe/Paris': [48.86, 2.35],
  'Europe/Sarajevo': [43.86, 18.41],
  'Europe/Stockholm': [59.33, 18.07],
};

/** The place to compute prayer times for in a zone; null for a zone that is not listed. */
export function placeOf(timeZone: string): Place | null {
  const place = Object.hasOwn(places, timeZone) ? places[timeZone] : undefined;
  return place ? { latitude: place[0], longitude: place[1] } : null;
}
