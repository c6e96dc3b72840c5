export { CARD, type CardColor, namedColor, nearestColor, readHex } from "@carloom/build/colors";
