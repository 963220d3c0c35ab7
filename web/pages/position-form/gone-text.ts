/** When what one writes for is not found any more. */
export const goneText = (positionId: string | undefined) =>
  `${positionId ? 'Stillingen eller bedriften' : 'Bedriften'} finnes ikke lenger, eller eieren har fjernet tilgangen din. Det du har skrevet, er ikke lagret.`;
