const MOST_WIDTH = 1600;
const MOST_HEIGHT = 1200;

/** As large as it is shown, for cameras make larger ones than may be sent; nothing where it cannot be read. */
export async function readPicture(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MOST_WIDTH / picture.width, MOST_HEIGHT / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // Where one sees through it, JPEG would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
