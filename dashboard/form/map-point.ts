/** "36.2650, 29.4123", as maps copy it, as latitude and longitude; null for any other text. */
export function readMapPoint(text: string): [latitude: number, longitude: number] | null {
  const pair = /^\s*(-?\d+\.\d+)\s*[,;\s]\s*(-?\d+\.\d+)\s*$/.exec(text);
  return pair && [Number(pair[1]), Number(pair[2])];
}
