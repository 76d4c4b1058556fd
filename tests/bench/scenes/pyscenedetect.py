"""Prints, for every film given, what each of PySceneDetect's detectors finds with its own defaults, as JSON."""

import json
import sys

from scenedetect import (
    AdaptiveDetector,
    ContentDetector,
    HashDetector,
    HistogramDetector,
    ThresholdDetector,
    detect,
)

DETECTORS = [ContentDetector, AdaptiveDetector, ThresholdDetector, HistogramDetector, HashDetector]

found = {
    detector.__name__: [
        [round(start.seconds * 1000) for start, _ in detect(film, detector())[1:]] for film in sys.argv[1:]
    ]
    for detector in DETECTORS
}
print(json.dumps(found))
