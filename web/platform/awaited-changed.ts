const name = 'awaitedchanged';

/** Something was seen or done that may stand under "Nytt til deg". Who counts it asks again. */
export const sayAwaitedChanged = () => void dispatchEvent(new Event(name));

export const onAwaitedChanged = (told: () => void) => addEventListener(name, told);
